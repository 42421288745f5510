/// Solves one component: what is required, then each level of priority, then what is left to choose.
struct ComponentSolver {
  let component: Component
  private var tableau: Tableau
  private let tolerance: Tolerance

  init(_ component: Component, tolerance: Tolerance) {
    self.component = component
    self.tolerance = tolerance
    tableau = Tableau(variableCount: component.unknownCount, tolerance: tolerance)
  }

  /// Makes everything required hold, equalities first; false if that cannot be.
  mutating func require() throws(SolverError) -> Bool {
    var uses = equalityCounts()
    for row in component.rows where row.priority >= LinearConstraint.required && row.isEquality {
      for term in component.terms(of: row) { uses[Int(term.symbol)] -= 1 }
      guard try require(row, uses: uses) else { return false }
    }
    for unknown in 0..<Int32(component.unknownCount) {
      let (lower, upper) = (component.lower[Int(unknown)], component.upper[Int(unknown)])
      if lower.isFinite { guard try require(unknown, 1, constant: -lower) else { return false } }
      if upper.isFinite { guard try require(unknown, -1, constant: upper) else { return false } }
    }
    for row in component.rows where row.priority >= LinearConstraint.required && !row.isEquality {
      guard try require(row, uses: uses) else { return false }
    }
    return true
  }

  private func equalityCounts() -> [Int] {
    var counts = [Int](repeating: 0, count: component.unknownCount)
    for row in component.rows where row.priority >= LinearConstraint.required && row.isEquality {
      for term in component.terms(of: row) { counts[Int(term.symbol)] += 1 }
    }
    return counts
  }

  private mutating func require(_ row: Component.Row, uses: [Int]) throws(SolverError) -> Bool {
    let made = tableau.makeRow(component.terms(of: row), constant: row.constant)
    return try tableau.require(made, isEquality: row.isEquality) { uses[Int($0)] }
  }

  private mutating func require(
    _ unknown: Int32, _ coefficient: Double, constant: Double
  ) throws(SolverError) -> Bool {
    let made = tableau.makeRow(CollectionOfOne((symbol: unknown, coefficient: coefficient)), constant: constant)
    return try tableau.require(made, isEquality: false)
  }

  /// Makes the errors of optional constraints small, level by level from the highest priority.
  mutating func prefer() throws(SolverError) {
    let optional = component.rows.filter { $0.priority < LinearConstraint.required }
    // Sorting is stable in effect: rows of a level are taken in their order by the loop below.
    var levels = Set(optional.map(\.priority)).sorted(by: >)[...]
    while let level = levels.popFirst() {
      var prices: [Tableau.Price] = []
      for row in optional where row.priority == level {
        let made = tableau.makeRow(component.terms(of: row), constant: row.constant)
        tableau.prefer(made, isEquality: row.isEquality, weight: row.weight, prices: &prices)
      }
      try tableau.minimise(prices)
    }
  }

  /// The members that could still have other values, with the least and the greatest.
  mutating func ambiguities() throws(SolverError) -> [Ambiguity] {
    tableau.fixStuckColumns()
    var intervals = [(lower: Double, upper: Double)?](repeating: nil, count: component.unknownCount)
    for unknown in 0..<Int32(component.unknownCount) where tableau.isFree(unknown) {
      let interval = try tableau.interval(of: unknown)
      if interval.upper - interval.lower > 10 * tolerance.feasibility { intervals[Int(unknown)] = interval }
    }
    return component.members.compactMap { member in
      guard let interval = intervals[Int(member.unknown)] else { return nil }
      let ends = [interval.lower, interval.upper].map { member.scale * $0 + member.offset }
      return Ambiguity(
        variable: Variable(index: member.variable), lower: min(ends[0], ends[1]), upper: max(ends[0], ends[1]))
    }
  }

  /// Chooses what nothing determines: from the last variable to the first, each as near to 0 as it can be.
  ///
  /// So what is left over goes to the first of several, as in a stack view, and the result is one point, whichever way
  /// led there.
  mutating func close() throws(SolverError) {
    for member in component.members.reversed() where tableau.isFree(member.unknown) {
      try tableau.settle(
        tableau.makeRow(CollectionOfOne((symbol: member.unknown, coefficient: member.scale)), constant: member.offset))
    }
  }

  func value(of member: Component.Member) -> Double {
    Tolerance.sum(member.scale * tableau.value(of: member.unknown), member.offset)
  }
}
