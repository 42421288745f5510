import Devices
import Graphics
import Problems
import Scene

/// Says of solved frames who decided them, by doing the arithmetic of one view and its parent once more.
///
/// What it cannot tell exactly it does not tell: every chain of steps is compared with the frame.
struct Explainer {
  typealias Term = ExplanationTerm

  let solver: Solver
  let views: [PlacedView]
  let card: (width: Style.Distance?, height: Style.Distance?)?

  var tree: ElementTree { solver.tree }

  func explanation(of index: Int) -> ViewExplanation {
    let element = tree[index]
    var edges: [EdgeExplanation] = []
    for axis in [Axis.horizontal, .vertical] { edges += self.edges(of: index, on: axis) }
    edges += baselines(of: index)
    return ViewExplanation(
      path: element.path, kind: element.kind, location: element.location, edges: edges, derived: views[index].derived)
  }

  /// The two edges of a view on an axis and what lies between them.
  private func edges(of index: Int, on axis: Axis) -> [EdgeExplanation] {
    let frame = solver.frames[index]
    let (near, far) = frame.ends(on: axis)
    let length = frame.size[axis]
    let traces = traces(of: index, on: axis)
    let farTrace = traces.far ?? sum(on: axis, near: near, length: length)
    let words: [EdgeExplanation.Attribute] =
      axis == .horizontal ? [.left, .width, .right] : [.top, .height, .bottom]
    var edges = zip(words, [(traces.near, near), (traces.length, length), (farTrace, far)]).map { word, known in
      EdgeExplanation(word, value: known.1, steps: known.0.steps(to: known.1))
    }
    let pixels = views[index].pixels.rect
    let (nearPixel, farPixel) = pixels.ends(on: axis)
    let snapping = snapping(of: index)
    for (number, pixel) in [nearPixel, pixels.size[axis], farPixel].enumerated() {
      edges[number].pixels = Int(pixel)
      edges[number].snapping = number == 1 && index > 0 ? .difference : snapping
    }
    for (number, constraints) in traces.constraints.enumerated() { edges[number].constraints = constraints }
    return edges
  }

  private func snapping(of index: Int) -> EdgeExplanation.Snapping {
    guard index > 0 else { return .screen }
    switch tree[index].style.snap {
    case .none: return .outward
    case .point: return .point
    case .pixel: return tree[index].kind == .text ? .outward : .nearest
    }
  }

  private func sum(on axis: Axis, near: Double, length: Double) -> Trace {
    var trace = Trace()
    trace.add(.sum, nil, [Term(axis.nearWord, near), Term(axis.sideWord, length)])
    return trace
  }

  /// The arithmetic of a near edge, a length and, where that is not their sum, a far edge.
  struct Traces {
    var near = Trace()
    var length = Trace()
    var far: Trace?
    /// In a box with constraints, those that decide each of the three.
    var constraints: [[ActiveConstraint]] = []
  }

  private func traces(of index: Int, on axis: Axis) -> Traces {
    guard let parent = tree[index].parent else { return rootTraces(on: axis) }
    if let box = leavingBox(of: index) { return leftOut(of: box, on: axis) }
    switch tree[parent].style.layout {
    case .frames: return framesTraces(of: index, in: parent, on: axis)
    case .overlay(let spec): return overlayTraces(of: index, in: parent, OverlayLayout(spec), on: axis)
    case .stack(let spec): return stackTraces(of: index, in: parent, StackLayout(spec), on: axis)
    case .grid(let spec): return gridTraces(of: index, in: parent, GridLayout(spec), on: axis)
    case .constraints: return constraintTraces(of: index, in: parent, on: axis)
    }
  }

  private func rootTraces(on axis: Axis) -> Traces {
    var traces = Traces()
    traces.near.add(.screen, nil, [])
    let side = solver.environment.size[axis]
    guard let card else {
      traces.length.add(.screen, nil, [Term(.screen, side)])
      return traces
    }
    switch axis == .horizontal ? card.width : card.height {
    case .points(let points)?: traces.length.add(.size, nil, [Term(.key, "size", points)])
    case .percent(let percent)?:
      traces.length.add(.size, nil, [Term(.percent, "size", factor: percent / 100, side)])
    case nil: addContent(of: 0, on: axis, width: solver.frames[0].width, to: &traces.length)
    }
    traces.length.keepPositive()
    return traces
  }

  /// The outermost stack or grid that leaves a view out, because it or what it is in is hidden.
  private func leavingBox(of index: Int) -> Int? {
    var current = index
    var found: Int?
    while let parent = tree[current].parent {
      if tree[current].style.isHidden {
        switch tree[parent].style.layout {
        case .stack, .grid: found = parent
        case .frames, .overlay, .constraints: break
        }
      }
      current = parent
    }
    return found
  }

  /// What is left out stays in the corner where its box begins.
  private func leftOut(of box: Int, on axis: Axis) -> Traces {
    var traces = Traces()
    let isFar = axis == .horizontal && tree[box].style.isRightToLeft
    traces.near.add(.leftOut, nil, corner(of: box, on: axis, far: isFar))
    traces.length.add(.leftOut, nil, [])
    return traces
  }
}

/// Boxes and what they leave to their children.
extension Explainer {
  /// What keeps children from an edge of a box.
  private func insets(of box: Int, on axis: Axis) -> (guide: (near: Double, far: Double), padding: (Double, Double)) {
    let insets = GuideInsets(solver) { solver.frames[$0] }.insets(of: tree[box].style.relativeTo, of: box)
    return (insets.ends(on: axis), tree[box].padding.ends(on: axis))
  }

  /// Where the content box of a box begins, or ends.
  func corner(of box: Int, on axis: Axis, far: Bool) -> [Term] {
    let (guide, padding) = insets(of: box, on: axis)
    let (near, end) = solver.frames[box].ends(on: axis)
    let element = tree[box]
    let sign = far ? -1.0 : 1
    return [
      Term(far ? axis.farWord : axis.nearWord, element.path, far ? end : near),
      Term(
        .guide, element.style.relativeTo.rawValue, factor: sign, far ? guide.far : guide.near,
        at: element.writtenPlace(of: "relativeTo")),
      Term(.padding, factor: sign, far ? padding.1 : padding.0, at: element.writtenPlace(of: "padding")),
    ]
  }

  /// The length of the content box of a box; the steps that find it go first where something is taken off.
  func room(of box: Int, on axis: Axis, in trace: inout Trace) -> Term {
    let (guide, padding) = insets(of: box, on: axis)
    let length = content(of: box, on: axis)
    let whole = solver.frames[box].size[axis]
    guard guide.near != 0 || guide.far != 0 || padding.0 != 0 || padding.1 != 0 else {
      return Term(axis.sideWord, tree[box].path, whole)
    }
    let element = tree[box]
    trace.add(
      .contentBox, element.path,
      [Term(axis.sideWord, element.path, whole)]
        + pair(.guide, element.style.relativeTo.rawValue, guide, at: element.writtenPlace(of: "relativeTo"))
        + pair(.padding, nil, padding, at: element.writtenPlace(of: "padding")))
    trace.keepPositive()
    return Term(.room, element.path, length)
  }

  /// Two distances that are taken off, which are often the same.
  private func pair(
    _ source: Term.Source, _ subject: String?, _ ends: (Double, Double), at location: SourceLocation?
  ) -> [Term] {
    guard ends.0 != ends.1 else { return [Term(source, subject, factor: -2, ends.0, at: location)] }
    return [ends.0, ends.1].map { Term(source, subject, factor: -1, $0, at: location) }
  }

  /// The length of the content box of a box.
  func content(of box: Int, on axis: Axis) -> Double { solver.contentBox(of: box).size[axis] }

  /// A distance that a key says.
  func term(
    _ distance: Style.Distance, _ key: String, factor: Double = 1, of room: Double, at location: SourceLocation?
  ) -> Term {
    switch distance {
    case .points(let points): Term(.key, key, factor: factor, points, at: location)
    case .percent(let percent): Term(.percent, key, factor: factor * percent / 100, room, at: location)
    }
  }
}

extension Element {
  /// Where a key of this element is written; nil where it is not.
  func writtenPlace(of key: String) -> SourceLocation? { places.last { $0.key == key }?.location }
}
