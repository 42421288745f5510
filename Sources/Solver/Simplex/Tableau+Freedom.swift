extension Tableau {
  /// Holds columns at 0 that cannot grow, because a row that is 0 would fall below it.
  mutating func fixStuckColumns() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for row in 0..<rows.count where ownerOf[row] != Self.none && isStuck(row) {
        fix(rows.entries[rows.range(row)].map(\.symbol))
        isChanged = true
      }
    }
  }

  private func isStuck(_ row: Int) -> Bool {
    guard !rows.isEmpty(row), rows.constants[row] <= tolerance.feasibility else { return false }
    return rows.entries[rows.range(row)].allSatisfy { $0.coefficient < -Tolerance.coefficient }
  }

  /// Whether anything may still change.
  var hasFreedom: Bool {
    definitions.count < variableCount
      || (variableCount..<rowOf.count).contains { rowOf[$0] == Self.none && !isFixed(Int32($0)) }
  }

  /// The least and the greatest value of a variable in all solutions that are left.
  mutating func interval(of variable: Int32) throws(SolverError) -> (lower: Double, upper: Double) {
    let aim = makeRow(CollectionOfOne(Entry(variable, 1)), constant: 0)
    defer { release(aim) }
    if rows.isEmpty(aim) { return (rows.constants[aim], rows.constants[aim]) }
    if hasParameter(aim) { return (-.infinity, .infinity) }
    let lower = if case .unbounded = try minimise(aim) { -Double.infinity } else { rows.constants[aim] }
    rows.scale(aim, by: -1)
    let upper = if case .unbounded = try minimise(aim) { Double.infinity } else { -rows.constants[aim] }
    return (lower, upper)
  }
}
