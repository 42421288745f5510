import Scene

extension StackLayout {
  /// Beside each other all children at their least, below each other the widest of them.
  func leastWidth(_ box: Int, for solver: Solver) -> Double {
    guard !wraps || axis == .horizontal else { return hugWidth(box, for: solver) }
    let room = StackRoom(.init(), across: axis.across)
    let members = members(of: box, in: room, solver)
    let widths = members.map { member in
      solver.tree[member.child].kind == .spacer
        ? 0 : solver.leastWidth(of: member.child, offer(member.child, in: room, solver))
    }
    guard axis == .horizontal, !wraps else { return widths.max() ?? 0 }
    let least = zip(members, widths).map { member, width in
      var member = member
      if solver.tree[member.child].kind != .spacer { member.item.length = min(member.item.length, width) }
      return member
    }
    return row(of: least, of: box, in: nil, solver).huggedLength
  }
}
