import Graphics
import Scene

/// Children on common baselines, across a row or down a column.
extension StackLayout {
  /// The depth of a line: of its deepest child, or of the children around their common baselines.
  func depth(of members: [StackMember], _ sizes: [Size], _ solver: Solver) -> Double {
    var depth = sizes.map { $0[axis.across] }.max() ?? 0
    guard axis == .horizontal else { return depth }
    for alignment in Baseline.allCases {
      var (above, below) = (0.0, 0.0)
      for (member, size) in zip(members, sizes) where baseline(for: member.child, solver) == alignment {
        let baseline = solver.baselines(of: member.child, size)[alignment]
        above = max(above, baseline)
        below = max(below, size.height - baseline)
      }
      depth = max(depth, above + below)
    }
    return depth
  }

  /// Moves children down until the baselines of their lines meet.
  func alignBaselines(of placements: inout [Solver.Placement], _ solver: Solver) {
    guard axis == .horizontal else { return }
    for alignment in Baseline.allCases {
      let aligned = placements.indices.filter { baseline(for: placements[$0].child, solver) == alignment }
      let baselines = aligned.map { solver.baselines(of: placements[$0].child, placements[$0].frame.size)[alignment] }
      let lowest = baselines.max() ?? 0
      for (index, baseline) in zip(aligned, baselines) { placements[index].frame.origin.y = lowest - baseline }
    }
  }

  private func baseline(for child: Int, _ solver: Solver) -> Baseline? {
    switch alignment(of: child, solver) {
    case .firstBaseline: .first
    case .lastBaseline: .last
    default: nil
    }
  }

  /// The members of a column with the gaps from edge to edge that make those from baseline to baseline.
  func spaced(_ members: [StackMember], _ solver: Solver) -> [StackMember] {
    guard isBaselineRelative else { return members }
    var members = members
    let heights = members.map { member in
      member.item.weight > 0 ? solver.hugHeight(of: member.child, width: member.width) : member.item.length
    }
    let baselines = zip(members, heights).map { member, height in
      solver.baselines(of: member.child, Size(width: member.width, height: height))
    }
    for index in members.indices.dropLast() {
      members[index].item.gapAfter -= heights[index] - baselines[index].last + baselines[index + 1].first
    }
    return members
  }

  /// The baselines of a stack of a size, from the upper edge of its content box: those of its first and last child in a
  /// column, and of its highest child in a row, as UIStackView has it; nil where it has none of its own.
  func baselines(of box: Int, in content: Size, _ solver: Solver) -> Baselines? {
    guard let (first, last) = baselineChildren(of: box, in: content, solver) else { return nil }
    return Baselines(
      first: first.frame.y + solver.baselines(of: first.child, first.frame.size).first,
      last: last.frame.y + solver.baselines(of: last.child, last.frame.size).last)
  }

  /// The children whose baselines are those of a stack of a size.
  func baselineChildren(
    of box: Int, in content: Size, _ solver: Solver
  ) -> (first: Solver.Placement, last: Solver.Placement)? {
    // What columns stand in is known only once their children are measured twice, which nests must not be.
    guard axis == .horizontal || !wraps else { return nil }
    let placements = arrangement(of: box, in: content, solver).placements
    let first, last: Solver.Placement?
    switch axis {
    case .vertical: (first, last) = (placements.first, placements.last)
    case .horizontal:
      first = placements.dropFirst().reduce(placements.first) { highest, next in
        next.frame.height > (highest?.frame.height ?? 0) ? next : highest
      }
      last = first
    }
    guard let first, let last else { return nil }
    return (first, last)
  }
}
