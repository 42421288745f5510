import Scene

extension StackLayout {
  /// Beside each other all children at their least, below each other the widest of them.
  func leastWidth(_ box: Int, for solver: Solver) -> Double {
    let children = solver.shownChildren(of: box)
    let room = StackRoom(.init(), across: axis.across)
    let widths = children.map { solver.leastWidth(of: $0, offer($0, in: room, solver)) }
    guard axis == .horizontal else { return widths.max() ?? 0 }
    let items = zip(children, widths).map { child, width in
      var item = member(child, in: room, solver).item
      if solver.tree[child].kind != .spacer { item.length = min(item.length, width) }
      return item
    }
    return StackRow(items, distribution: distribution).huggedLength
  }
}
