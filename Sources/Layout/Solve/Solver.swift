import Devices
import Graphics
import Problems
import Scene

/// Finds the frames: from the root down, each container placing its children, which are asked for the size of their
/// content where they hug it.
///
/// The width of a view never depends on its height, save where a ratio joins the two; so a hugging view is asked for
/// one width in all, and for its height once for each width its parent is asked about. That keeps the work linear in
/// the number of views, however deeply they hug.
final class Solver {
  /// How a container sized a child: along with its frame, whether each side is that of the child's content.
  struct Placement {
    var child: Int
    /// In points, from the upper left of the container's content box.
    var frame: Rect
    var hugsWidth = false
    var hugsHeight = false

    /// The same from the other side of a width.
    func mirrored(in width: Double) -> Placement {
      var placement = self
      placement.frame.origin.x = width - frame.maxX
      return placement
    }
  }

  let tree: ElementTree
  let environment: Environment
  let measuring: any Measuring
  /// The part of the root that bars, cutouts and the home indicator leave.
  let safeArea: Rect?
  /// The frames in points, from the upper left of the root.
  private(set) var frames: [Rect]
  private(set) var diagnostics: [Diagnostic] = []
  let contents: ContentSizes
  /// How far what is outside the safe area reaches into boxes that keep their children inside it and hug them.
  private(set) var obstructions: [Int: Insets] = [:]
  /// The same as it was supposed to be, for the sizes of those boxes.
  let expectedObstructions: [Int: Insets]
  /// What was found for the children of boxes that were solved along with the ones around.
  var jointPlacements: [Int: [Placement]] = [:]
  /// What was tried of `constraints` boxes.
  var trials: [Int: ScopeTrials] = [:]
  /// How many scopes, one inside the other, are being solved.
  var scopeDepth = 0

  init(
    _ tree: ElementTree, in environment: Environment, hasSafeArea: Bool, expecting obstructions: [Int: Insets] = [:],
    measuring: any Measuring
  ) {
    self.tree = tree
    self.environment = environment
    self.measuring = measuring
    safeArea = hasSafeArea ? Rect(origin: .zero, size: environment.size).inset(by: environment.safeArea) : nil
    expectedObstructions = obstructions
    frames = Array(repeating: .zero, count: tree.elements.count)
    contents = ContentSizes(count: tree.elements.count)
  }

  /// Gives a view its frame and places everything inside it.
  func place(_ index: Int, at frame: Rect, hugsWidth: Bool, hugsHeight: Bool) {
    frames[index] = frame.bounded
    if hugsWidth || hugsHeight, let reach = obstruction(of: index) { obstructions[index] = reach }
    guard tree[index].kind == .box, tree[index].subtreeEnd > index + 1 else { return }
    let content = contentBox(of: index)
    for child in tree.children(of: index) { settlePadding(of: child, in: content.size) }
    let placements = arrange(index, in: content.size)
    if hugsWidth { reportCycles(of: index, on: .horizontal) }
    if hugsHeight { reportCycles(of: index, on: .vertical) }
    collapse(tree.children(of: index), at: Point(x: isMirrored(index) ? content.maxX : content.x, y: content.y))
    for placement in placements {
      place(
        placement.child, at: placement.frame.offset(by: content.origin), hugsWidth: placement.hugsWidth,
        hugsHeight: placement.hugsHeight)
    }
  }

  /// Whether what is found out now serves another scope's solution only.
  var isTrying: Bool { scopeDepth > 0 }

  /// The frames of the children of a box, from the upper left of its content box.
  func arrange(_ index: Int, in content: Size) -> [Placement] {
    let placements = tree[index].container.arrange(index, in: content, for: self)
    return isMirrored(index) ? placements.map { $0.mirrored(in: content.width) } : placements
  }

  /// Whether a box's container counts from the right.
  private func isMirrored(_ index: Int) -> Bool {
    tree[index].style.isRightToLeft && tree[index].container.startsAtLeading
  }

  /// The children of a box that take part in stacks and grids.
  func shownChildren(of index: Int) -> [Int] { tree.children(of: index).filter { !tree[$0].style.isHidden } }

  /// Notes something about a key of an element; what is hidden has nothing to warn of.
  func report(_ problem: Problem, _ severity: Diagnostic.Severity, at key: String, of index: Int) {
    let element = tree[index]
    guard element.isDrawn || severity == .error else { return }
    diagnostics.append(Diagnostic(problem, severity: severity, at: element.place(of: key), view: element.path))
  }

  /// Notes something about what is written at a place.
  func report(_ problem: Problem, _ severity: Diagnostic.Severity, at location: SourceLocation?, of index: Int) {
    let element = tree[index]
    guard element.isDrawn || severity == .error else { return }
    diagnostics.append(
      Diagnostic(problem, severity: severity, at: location ?? element.location, view: element.path))
  }

  /// The rectangle in which a box lays out its children, in root coordinates.
  func contentBox(of index: Int) -> Rect {
    let guide = tree[index].style.relativeTo
    let guides = GuideInsets(self) { self.frames[$0] }
    if usesSafeArea(index), safeArea != nil { noteSafeArea(of: index, as: guides) }
    return frames[index].inset(by: guides.insets(of: guide, of: index)).inset(by: tree[index].padding)
  }

  /// Notes that a box keeps to a safe area that the profile does not know, or has from similar devices.
  private func noteSafeArea(of index: Int, as guides: GuideInsets) {
    let (device, key) = (environment.device, tree[index].style.relativeTo == .superview ? "layout" : "relativeTo")
    if !environment.isSafeAreaKnown {
      report(.layout(.unknownGuide("safeArea", device: device.id)), .note, at: key, of: index)
    } else if device.infers("safeArea"), guides.safeArea(of: index) != .zero {
      report(.layout(.inferredGuide("safeArea", device: device.id)), .note, at: key, of: index)
    }
  }

  /// How far what is outside the safe area reaches over the near and far edges of a box, however small the box is: it
  /// has still to grow by as much.
  private func obstruction(of index: Int) -> Insets? {
    guard tree[index].kind == .box, usesSafeArea(index), let safeArea else { return nil }
    let (frame, most) = (frames[index], environment.safeArea)
    let reach = Insets(
      top: min(max(0, safeArea.y - frame.y), most.top), left: min(max(0, safeArea.x - frame.x), most.left),
      bottom: min(max(0, frame.maxY - safeArea.maxY), most.bottom),
      right: min(max(0, frame.maxX - safeArea.maxX), most.right))
    return reach == .zero ? nil : reach
  }

  /// Forgets what a trial found of its own: what it says of places would be said again.
  func silently<Value>(_ trial: () -> Value) -> Value {
    let count = diagnostics.count
    let value = trial()
    let kept = diagnostics[count...].filter { diagnostic in
      switch diagnostic.problem {
      case .layout, .placement: false
      default: true
      }
    }
    diagnostics.replaceSubrange(count..., with: kept)
    return value
  }

  /// Puts percentages into the padding, now that what they are of is known.
  func settlePadding(of child: Int, in content: Size) {
    let element = tree[child]
    guard element.edges.isRelative else { return }
    element.padding = element.edges.insets(in: content)
    contents.forget(child, in: element.parent)
    if let parent = element.parent { trials[parent]?.forget() }
  }

  /// Leaves everything in one corner, without extent, until it is placed: what a stack leaves out stays there.
  private func collapse(_ children: ElementTree.Children, at corner: Point) {
    for child in children where tree[child].style.isHidden {
      for index in child..<tree[child].subtreeEnd { frames[index] = Rect(origin: corner, size: .zero).bounded }
    }
  }
}

extension Rect {
  /// The rectangle with finite coordinates of a size that can be counted in pixels.
  var bounded: Rect { Rect(x: x.bounded, y: y.bounded, width: width.bounded, height: height.bounded) }

  /// How far this rectangle reaches over the edges of another one.
  func part(outside other: Rect) -> Insets {
    Insets(
      top: min(max(0, other.y - y), height), left: min(max(0, other.x - x), width),
      bottom: min(max(0, maxY - other.maxY), height), right: min(max(0, maxX - other.maxX), width))
  }
}
