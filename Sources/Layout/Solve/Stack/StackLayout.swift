import Graphics
import Problems
import Scene

/// Children one after the other (scene-format section 3.4): lengths by StackRow, places across by alignment.
struct StackLayout: Container {
  let axis: Axis
  let distribution: StackSpec.Distribution
  let alignment: StackSpec.Alignment
  let spacing: Length
  let lineSpacing: Length
  let wraps: Bool
  let isBaselineRelative: Bool
  let quirks: StackSpec.Quirks

  init(_ spec: StackSpec) {
    axis = spec.axis ?? .horizontal
    distribution = spec.distribution ?? .fill
    alignment = spec.alignment ?? .fill
    spacing = spec.spacing ?? .zero
    lineSpacing = spec.lineSpacing ?? spacing
    wraps = spec.wraps ?? false
    isBaselineRelative = spec.isBaselineRelative == true && spec.axis == .vertical
    quirks = spec.quirks ?? .none
  }

  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    if axis == .vertical, wraps, let height = solver.saidHeight(of: box) {
      return columnsWidth(box, height: height, solver)
    }
    let room = StackRoom(.init(), across: axis.across)
    guard axis == .vertical else {
      return row(of: members(of: box, in: room, solver), of: box, in: nil, solver).huggedLength
    }
    return solver.tree.children(of: box).reduce(0) { widest, child in
      let element = solver.tree[child]
      return element.style.isHidden ? widest : max(widest, solver.width(of: child, offer(element, in: room)).length)
    }
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let room = Offer.Room(width: width)
    let open = StackRoom(room, across: axis.across)
    guard axis == .horizontal else {
      return row(of: members(of: box, in: open, solver), of: box, in: nil, solver).huggedLength
    }
    return depth(of: lines(of: box, in: open, length: width, solver), in: room, solver)
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let arrangement = arrangement(of: box, in: content, solver)
    report(arrangement, of: box, in: content, solver)
    return arrangement.placements
  }

  /// Where the children go, and the lines they stand on.
  func arrangement(
    of box: Int, in content: Size, _ solver: Solver
  ) -> (placements: [Solver.Placement], lines: [StackLine]) {
    guard !wraps else { return wrapped(box, in: content, solver) }
    let room = StackRoom(.init(width: content.width, height: content.height), across: axis.across)
    let lines = lines(of: box, in: room, length: content[axis], solver)
    return (lines.flatMap { placements(of: $0, in: room, solver) }, lines)
  }

  /// The arithmetic of children along the stack; `length` is that of the content box where it is known.
  func row(of members: [StackMember], of box: Int, in length: Double?, _ solver: Solver) -> StackRow {
    var outer: Double?
    if distribution == .fillProportionally, quirks == .uikit {
      outer = length.map { $0 + solver.margins(of: box, on: axis) }
    }
    return StackRow(members.map(\.item), distribution: distribution, outer: outer)
  }

  /// The frames of a line's children, at the near edge of a room across.
  func placements(of line: StackLine, in room: StackRoom, _ solver: Solver) -> [Solver.Placement] {
    let lines = zip(line.solution.positions, line.solution.lengths)
    var placements = zip(line.members, lines).map { member, along in
      placement(of: member, at: along.0, length: along.1, in: room, solver)
    }
    alignBaselines(of: &placements, solver)
    return placements
  }

  /// The frame of a child whose share of the stack is known.
  private func placement(
    of member: StackMember, at position: Double, length: Double, in room: StackRoom, _ solver: Solver
  ) -> Solver.Placement {
    let (size, hugsAcross) = size(of: member, length: length, in: room, solver)
    // A box of a fixed ratio that does not fill its share stands in the middle of it.
    let along = position + (length - size[axis]) / 2
    let free = (room.depth ?? 0) - size[axis.across]
    let hugsAlong = member.hugsAlong && distribution != .fillEqually && distribution != .fillProportionally
    return Solver.Placement(
      child: member.child,
      frame: Rect(
        along: axis, at: along, length: size[axis],
        across: free * alignment(of: member.child, solver).position, crossLength: size[axis.across]),
      hugsWidth: axis == .horizontal ? hugsAlong : hugsAcross,
      hugsHeight: axis == .horizontal ? hugsAcross : hugsAlong)
  }

  func alignment(of child: Int, _ solver: Solver) -> StackSpec.Alignment { alignment(of: solver.tree[child]) }

  func alignment(of child: Element) -> StackSpec.Alignment { child.alignmentInStack ?? alignment }
}

extension StackSpec.Alignment {
  /// The share of the free room across that lies before a child.
  var position: Double {
    switch self {
    case .top, .leading, .firstBaseline, .lastBaseline: 0
    case .fill, .center: 0.5
    case .bottom, .trailing: 1
    }
  }
}
