import Graphics
import Problems
import Scene
import Solver

/// Anchors as sums of what they name, in points from the upper left of the root.
extension ScopeExplainer {
  typealias Term = ExplanationTerm

  /// The box whose `anchors` a constraint is among.
  func box(of constraint: Constraint) -> Int {
    switch constraint.item {
    case .view(let view): tree[view].parent ?? view
    case .content(let box), .guide(let box, _), .ownGuide(let box, _): box
    }
  }

  /// The spot that an attribute means in a box.
  func spot(_ attribute: Anchor.Attribute, of item: Constraint.Item, in box: Int) -> ScopeSpot {
    let isRightToLeft = tree[box].style.isRightToLeft
    switch attribute {
    case .left, .top: return .near
    case .right, .bottom: return .far
    case .leading: return isRightToLeft ? .far : .near
    case .trailing: return isRightToLeft ? .near : .far
    case .centerX, .centerY: return .middle
    case .width, .height: return .length
    case .firstBaseline: return hasBaselines(item) ? .firstBaseline : .near
    case .lastBaseline: return hasBaselines(item) ? .lastBaseline : .far
    }
  }

  private func hasBaselines(_ item: Constraint.Item) -> Bool {
    guard case .view(let view) = item else { return false }
    return system.facts.baselines[view] != nil
  }

  /// Where an item is as its constraints see it: of a view, without its `alignmentRectInsets`.
  func value(_ spot: ScopeSpot, of item: Constraint.Item, on axis: Axis? = nil) -> Double {
    let axis = axis ?? self.axis
    let line = system.line(of: item, on: axis)
    let (start, length) = (line.start.value(in: solution), line.length.value(in: solution))
    let content = solver.contentBox(of: system.scope.top)
    let isTurned = axis == .horizontal && system.isMirrored
    let near = isTurned ? content.maxX - start - length : content.ends(on: axis).near + start
    switch spot {
    case .near: return near
    case .far: return near + length
    case .middle: return near + length / 2
    case .length: return length
    case .firstBaseline, .lastBaseline:
      guard case .view(let view) = item, let baselines = system.facts.baselines[view] else { return near }
      let frame = system.frame(of: view, on: .vertical)
      let (start, length) = (frame.start.value(in: solution), frame.length.value(in: solution))
      let baseline = spot == .firstBaseline ? baselines.first : baselines.last
      return content.y + start + length * baselines.share + baseline
    }
  }

  /// From where a view's constraints count to its frame.
  func outset(_ spot: ScopeSpot, of item: Constraint.Item) -> [Term] {
    guard case .view(let view) = item, let insets = tree[view].anchoring?.alignmentInsets, insets != .zero else {
      return []
    }
    let (near, far) = insets.ends(on: axis)
    let place = tree[view].writtenPlace(of: "alignmentRectInsets")
    func term(_ amount: Double) -> Term { Term(.key, "alignmentRectInsets", amount, at: place) }
    switch spot {
    case .near: return [term(-near)]
    case .far: return [term(far)]
    case .middle: return [term((far - near) / 2)]
    case .length: return [term(near + far)]
    case .firstBaseline, .lastBaseline: return []
    }
  }

  /// How places are counted: from where, and in which direction; lengths are what they are.
  private func scale(_ attribute: Anchor.Attribute, in box: Int) -> (origin: Double, sign: Double) {
    guard !attribute.isSide else { return (0, 1) }
    let content = solver.contentBox(of: system.scope.top)
    guard attribute.axis == .horizontal else { return (content.y, 1) }
    switch attribute {
    case .leading, .trailing, .centerX: return tree[box].style.isRightToLeft ? (content.maxX, -1) : (content.x, 1)
    default: return (content.x, 1)
    }
  }

  /// An anchor as a sum that comes to its own side, or to that of the item it names.
  ///
  /// - Parameters:
  ///   - constraint: The anchor.
  ///   - foreign: The spot of the item it names, where that is asked for.
  /// - Returns: The terms; nil where it is not to be told in words.
  func terms(of constraint: Constraint, solvedFor foreign: ScopeSpot?) -> [Term]? {
    let anchor = constraint.anchor
    let box = box(of: constraint)
    let own = scale(anchor.attribute, in: box)
    let constant = distance(constraint.constant, in: box, factor: own.sign, key: anchor)
    guard let item = anchor.item, let other = constraint.other else {
      guard foreign == nil else { return nil }
      return anchor.attribute.isSide ? [constant] : [origin(own, box, factor: 1), constant]
    }
    let named = scale(item.attribute, in: box)
    let axis = item.attribute.axis
    let scale = anchor.multiplier / anchor.divisor
    var factor = own.sign * scale * named.sign
    let added = distance(constraint.offset, in: box, factor: own.sign * scale, key: anchor)
    let distances = [added, constant]
    // own = own.origin + factor × (named − named.origin) + distance, or the same the other way round.
    guard foreign != nil else {
      let offset = own.origin - factor * named.origin
      guard let rest = rest(offset, own, named, factor, box) else { return nil }
      let spot = spot(item.attribute, of: other, in: box)
      return told(spot, of: other, on: axis, factor: factor) + rest + distances
    }
    guard factor != 0 else { return nil }
    factor = 1 / factor
    let offset = named.origin - factor * own.origin
    guard let rest = rest(offset, named, own, factor, box) else { return nil }
    let spot = spot(anchor.attribute, of: constraint.item, in: box)
    return told(spot, of: constraint.item, on: anchor.attribute.axis, factor: factor) + rest
      + distances.map {
        factor == 1 && $0.source == .key ? Term($0.source, nil, factor: $0.factor, -$0.amount) : $0.times(-factor)
      }
  }

  /// What a factor leaves of where places are counted from.
  private func rest(
    _ offset: Double, _ own: (origin: Double, sign: Double), _ named: (origin: Double, sign: Double),
    _ factor: Double, _ box: Int
  ) -> [Term]? {
    if abs(offset) < 1e-9 { return [] }
    if named.origin == own.origin, named.sign == own.sign { return [origin(own, box, factor: 1 - factor)] }
    return named.origin == 0 ? [origin(own, box, factor: 1)] : nil
  }

  /// The edge of the content box that places are counted from.
  private func origin(_ scale: (origin: Double, sign: Double), _ box: Int, factor: Double) -> Term {
    Term(
      scale.sign < 0 ? axis.farWord : axis.nearWord, "the content of \(tree[system.scope.top].path)", factor: factor,
      scale.origin)
  }

  private func distance(_ distance: Style.Distance, in box: Int, factor: Double, key: Anchor) -> Term {
    switch distance {
    // A distance that counts the other way is told with the other sign.
    case .points(let points):
      return factor == -1 ? Term(.key, nil, -points) : Term(.key, nil, factor: factor, points)
    case .percent(let percent):
      let axis = key.attribute.axis
      let length = system.contentLine(of: box, on: axis).length.value(in: solution)
      return Term(.percent, nil, factor: factor * percent / 100, length)
    }
  }

  /// A spot of an item, so often.
  private func told(_ spot: ScopeSpot, of item: Constraint.Item, on axis: Axis, factor: Double) -> [Term] {
    let value = value(spot, of: item, on: axis)
    if case .content(let box) = item, factor == 1, spot == .near || spot == .far {
      let corner = explainer.corner(of: box, on: axis, far: spot == .far)
      if abs(corner.reduce(-value) { $0 + $1.value }) < 1e-9 { return corner }
    }
    let source: Term.Source =
      switch spot {
      case .near: axis.nearWord
      case .far: axis.farWord
      case .middle: .center
      case .length: axis.sideWord
      case .firstBaseline, .lastBaseline: .baseline
      }
    return [Term(source, subject(of: item), factor: factor, value)]
  }

  private func subject(of item: Constraint.Item) -> String {
    let path = tree[item.element].path
    switch item {
    case .view: return path
    case .content(let box):
      let content = solver.contentBox(of: box)
      return content == solver.frames[box] ? path : "the content of \(path)"
    case .guide(_, let guide): return "\(path).\(guide.rawValue)"
    case .ownGuide: return "\(path).\(diagnosis.name(of: item))"
    }
  }
}
