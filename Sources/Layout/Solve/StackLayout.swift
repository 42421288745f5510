import Graphics
import Problems
import Scene

/// Children one after the other (scene-format section 3.4): lengths by StackRow, places across by alignment.
struct StackLayout: Container {
  let axis: Axis
  let distribution: StackSpec.Distribution
  let alignment: StackSpec.Alignment
  let spacing: Length

  init(_ spec: StackSpec) {
    axis = spec.axis ?? .horizontal
    distribution = spec.distribution ?? .fill
    alignment = spec.alignment ?? .fill
    spacing = spec.spacing ?? .zero
  }

  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    let children = solver.shownChildren(of: box)
    guard axis == .horizontal else {
      return children.map { solver.width(of: $0, offer($0, in: .init(), solver)).length }.max() ?? 0
    }
    let items = children.map { member($0, in: .init(), solver).item }
    return StackRow(items, distribution: distribution).huggedLength
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let room = Offer.Room(width: width)
    let members = solver.shownChildren(of: box).map { member($0, in: room, solver) }
    let row = StackRow(members.map(\.item), distribution: distribution)
    guard axis == .horizontal else { return row.huggedLength }
    let lengths = row.solve(in: width).lengths
    let sizes = zip(members, lengths).map { member, length in
      (member, size(of: member, length: length, in: room, solver).size)
    }
    return depth(of: sizes, solver)
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let room = Offer.Room(width: content.width, height: content.height)
    let members = solver.shownChildren(of: box).map { member($0, in: room, solver) }
    let solution = StackRow(members.map(\.item), distribution: distribution).solve(in: content[axis])
    if let choice = solution.choice {
      solver.report(
        .layout(.stackChose(stretched: choice.stretched, points: choice.points)), .warning, at: "layout", of: box)
    }
    var placements = zip(members, zip(solution.positions, solution.lengths)).map { member, line in
      placement(of: member, at: line.0, length: line.1, in: room, content, solver)
    }
    alignBaselines(of: &placements, solver)
    return placements
  }

  /// The frame of a child whose share of the stack is known.
  private func placement(
    of member: StackMember, at position: Double, length: Double, in room: Offer.Room, _ content: Size,
    _ solver: Solver
  ) -> Solver.Placement {
    let (size, hugsAcross) = size(of: member, length: length, in: room, solver)
    // A box of a fixed ratio that does not fill its share stands in the middle of it.
    let along = position + (length - size[axis]) / 2
    let across = (content[axis.across] - size[axis.across]) * alignment(of: member.child, solver).position
    let hugsAlong = member.hugsAlong && distribution != .fillEqually
    return Solver.Placement(
      child: member.child,
      frame: Rect(along: axis, at: along, length: size[axis], across: across, crossLength: size[axis.across]),
      hugsWidth: axis == .horizontal ? hugsAlong : hugsAcross,
      hugsHeight: axis == .horizontal ? hugsAcross : hugsAlong)
  }

  /// The height of a row: of its highest child, or of the children around their common baseline.
  private func depth(of sizes: [(member: StackMember, size: Size)], _ solver: Solver) -> Double {
    var (highest, above, below) = (0.0, 0.0, 0.0)
    for (member, size) in sizes {
      highest = max(highest, size.height)
      guard alignment(of: member.child, solver) == .firstBaseline else { continue }
      let baseline = solver.firstBaseline(of: member.child, width: size.width)
      above = max(above, baseline)
      below = max(below, size.height - baseline)
    }
    return max(highest, above + below)
  }

  /// Moves children down until the baselines of their first lines meet.
  private func alignBaselines(of placements: inout [Solver.Placement], _ solver: Solver) {
    guard axis == .horizontal else { return }
    let baselines = placements.map { placement in
      alignment(of: placement.child, solver) == .firstBaseline
        ? solver.firstBaseline(of: placement.child, width: placement.frame.width) : nil
    }
    let lowest = baselines.compactMap { $0 }.max() ?? 0
    for (index, baseline) in baselines.enumerated() {
      if let baseline { placements[index].frame.origin.y = lowest - baseline }
    }
  }

  func alignment(of child: Int, _ solver: Solver) -> StackSpec.Alignment {
    solver.tree[child].style.alignSelf.flatMap(StackSpec.Alignment.init) ?? alignment
  }
}

extension StackSpec.Alignment {
  /// The share of the free room across that lies before a child.
  fileprivate var position: Double {
    switch self {
    case .top, .leading, .firstBaseline: 0
    case .fill, .center: 0.5
    case .bottom, .trailing: 1
    }
  }
}
