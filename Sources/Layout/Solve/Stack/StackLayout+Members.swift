import Graphics
import Scene

/// A child of a stack before the stack's room is shared out.
struct StackMember {
  var child: Int
  /// What it brings along the stack.
  var item: StackRow.Item
  /// The width in a column; in a row the length along it becomes the width.
  var width: Double
  /// Whether its length is that of its content.
  var hugsAlong: Bool
}

extension StackLayout {
  /// What the children that are shown bring along.
  func members(of box: Int, in room: StackRoom, _ solver: Solver) -> [StackMember] {
    var members: [StackMember] = []
    members.reserveCapacity(solver.tree[box].childCount)
    for child in solver.tree.children(of: box) where !solver.tree[child].style.isHidden {
      members.append(member(child, in: room, solver))
    }
    return spaced(members, solver)
  }

  /// What a child brings along; where the stack hugs, nothing can be a share of it.
  func member(_ child: Int, in room: StackRoom, _ solver: Solver) -> StackMember {
    let element = solver.tree[child]
    let offer = offer(element, in: room)
    let width = axis == .vertical ? solver.width(of: child, offer).length : 0
    var member = StackMember(
      child: child, item: StackRow.Item(length: 0), width: width, hugsAlong: false)
    if element.kind == .spacer {
      member.item = spacer(element, parent: room.parent[axis])
    } else {
      member.item = item(child, element, offer, width: width, &member.hugsAlong, solver)
    }
    let gap = element.style.spacingAfter.map { $0.points(of: room.parent[axis] ?? 0) }
    member.item.gapAfter = gap ?? spacing.settled(of: room.parent[axis] ?? 0)
    return member
  }

  /// `auto` hugs along the stack, and fills across where the alignment does.
  func offer(_ child: Int, in room: StackRoom, _ solver: Solver) -> Offer { offer(solver.tree[child], in: room) }

  func offer(_ child: Element, in room: StackRoom) -> Offer {
    let across: AutoRule = alignment(of: child) == .fill ? .fill : .hug
    var offer =
      axis == .horizontal
      ? Offer(room.parent, autoWidth: .hug, autoHeight: across)
      : Offer(room.parent, autoWidth: across, autoHeight: .hug)
    if let depth = room.depth {
      offer.room[axis.across] = depth
    } else if child.extent(on: axis.across).distance?.isPercent != true {
      // As long as nobody knows how deep the line is, what fills it is as deep as its content.
      offer.parent[axis.across] = nil
    }
    return offer
  }

  private func spacer(_ element: Element, parent: Double?) -> StackRow.Item {
    switch element.style.spacer {
    case .fill(let weight): StackRow.Item(length: 0, weight: parent == nil ? 0 : weight)
    case .distance(let distance):
      StackRow.Item(length: (distance.points(ofParent: parent) ?? 0).size, isSaid: true)
    case nil, .auto, .hug: StackRow.Item(length: 0, weight: parent == nil ? 0 : 1)
    }
  }

  private func item(
    _ child: Int, _ element: Element, _ offer: Offer, width: Double, _ hugsAlong: inout Bool, _ solver: Solver
  ) -> StackRow.Item {
    let parent = offer.parent[axis]
    var item = StackRow.Item(length: 0)
    item.least = element.clamp(0, on: axis, parent: parent)
    item.most = element.clamp(.farthest, on: axis, parent: parent)
    switch (element.wish(on: axis, offer), knownLength(of: child, offer, width: width, solver)) {
    case (.exactly(let length), _):
      item.length = length
      item.isSaid = element.extent(on: axis).distance != nil
    case (_, let length?): item.length = length
    case (.fill(let weight), _): item.weight = weight < 1e-6 ? 0 : weight
    case (.hug, _):
      hugsAlong = true
      item.isElastic = isElastic(element)
      (item.hugging, item.resistance) = element.contentPriorities(on: axis)
      item.length =
        axis == .horizontal ? hugWidth(of: child, offer, solver) : solver.height(of: child, width: width, offer).length
    }
    item.length = min(max(item.length, item.least), item.most)
    return item
  }

  /// The width of the content; bounds of the height are bounds of a width that is tied to it.
  private func hugWidth(of child: Int, _ offer: Offer, _ solver: Solver) -> Double {
    solver.aspectRule(of: child) == nil && !solver.tree[child].followsHeight
      ? solver.hugWidth(of: child) : solver.width(of: child, offer).length
  }

  /// The length of a child whose other side, being known, gives it; a share of the stack is for both sides to fit in.
  private func knownLength(of child: Int, _ offer: Offer, width: Double, _ solver: Solver) -> Double? {
    guard let rule = solver.aspectRule(of: child) else { return nil }
    let element = solver.tree[child]
    switch (element.wish(on: axis, offer), element.wish(on: axis.across, offer)) {
    case (.hug, _) where axis == .vertical: return rule.height(width)
    case (.fill, .exactly(let side)), (.hug, .exactly(let side)): return rule.along(axis, side)
    case (.hug, .fill): return offer.parent.height.map(rule.width)
    default: return nil
    }
  }

  /// Whether a child that hugs may be stretched or shrunk: where the stack is to be filled, any; in a packed row only
  /// what can wrap.
  private func isElastic(_ element: Element) -> Bool {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering: true
    case .start, .center, .end, .spaceAround, .spaceEvenly:
      axis == .horizontal && (element.kind == .text || element.kind == .box)
    }
  }

  /// The size of a child that was given a length along the stack, and whether its other side is that of its content.
  func size(
    of member: StackMember, length: Double, in room: StackRoom, _ solver: Solver
  ) -> (size: Size, hugsAcross: Bool) {
    let child = member.child
    let element = solver.tree[child]
    if element.kind == .spacer {
      var size = Size.zero
      size[axis] = length
      return (size, false)
    }
    var offer = offer(element, in: room)
    var size = Size.zero
    var across: Solver.Side
    switch axis {
    case .horizontal:
      size.width = length
      offer.width = length
      across = solver.height(of: child, width: length, offer)
    case .vertical:
      size.height = length
      across = Solver.Side(length: member.width, isHugged: false)
      if case .hug = element.wish(on: .horizontal, offer) { across.isHugged = true }
    }
    size[axis.across] = across.length
    guard let rule = solver.aspectRule(of: child), !element.saysSide(in: offer.parent) else {
      return (size, across.isHugged)
    }
    if let limit = offer.parent[axis.across], size[axis.across] > limit { size[axis.across] = limit }
    return (rule.largest(in: size), false)
  }
}

extension AspectRule {
  /// The length along an axis of a view whose other side is known.
  fileprivate func along(_ axis: Axis, _ side: Double) -> Double {
    axis == .horizontal ? width(side) : height(side)
  }
}

extension Element {
  /// How firmly it keeps to the length of its content; a word that says so counts as UIKit's `defaultHigh`.
  fileprivate func contentPriorities(on axis: Axis) -> (hugging: Int, resistance: Int) {
    let hugging = style.hugging.priority(on: axis) ?? (extent(on: axis) == .hug ? 750 : 250)
    return (hugging, style.compressionResistance.priority(on: axis) ?? 750)
  }

  /// Whether a side is said as a length.
  fileprivate func saysSide(in parent: Offer.Room) -> Bool {
    style.width.distance?.points(ofParent: parent.width) != nil
      || style.height.distance?.points(ofParent: parent.height) != nil
  }
}
