/// Solves one component: what is required, then each level of priority, then what is left to choose.
struct ComponentSolver {
  let component: Component
  private var tableau: Tableau
  private let tolerance: Tolerance

  init(_ component: Component, tolerance: Tolerance) {
    self.component = component
    self.tolerance = tolerance
    tableau = Tableau(
      variableCount: component.unknownCount, constraintCount: component.rows.count, tolerance: tolerance)
  }

  /// Makes everything required hold, equalities first; false if that cannot be.
  mutating func require() throws(SolverError) -> Bool {
    let uses = useCounts()
    for row in component.rows where row.isRequired && row.isEquality {
      guard try require(row, uses) else { return false }
    }
    for unknown in 0..<Int32(component.unknownCount) {
      let (lower, upper) = (component.lower[Int(unknown)], component.upper[Int(unknown)])
      if lower.isFinite { guard try require(unknown, 1, constant: -lower) else { return false } }
      if upper.isFinite { guard try require(unknown, -1, constant: upper) else { return false } }
    }
    for row in component.rows where row.isRequired && !row.isEquality {
      guard try require(row, uses) else { return false }
    }
    return true
  }

  /// How many bounds, inequalities and optional constraints have each unknown.
  ///
  /// Equalities of unknowns that have few are solved for those, which then need not be replaced often.
  private func useCounts() -> [Int] {
    var counts = zip(component.lower, component.upper).map { ($0.isFinite ? 1 : 0) + ($1.isFinite ? 1 : 0) }
    for row in component.rows where !row.isRequired || !row.isEquality {
      for term in component.terms(of: row) { counts[Int(term.symbol)] += 1 }
    }
    return counts
  }

  private mutating func require(_ row: Component.Row, _ uses: [Int]) throws(SolverError) -> Bool {
    let terms = component.terms(of: row)
    return try tableau.require(terms, constant: row.constant, isEquality: row.isEquality) { uses[Int($0)] } == nil
  }

  private mutating func require(
    _ unknown: Int32, _ coefficient: Double, constant: Double
  ) throws(SolverError) -> Bool {
    let terms = CollectionOfOne(Entry(unknown, coefficient))
    return try tableau.require(terms, constant: constant, isEquality: false) == nil
  }

  /// Makes the errors of optional constraints small, level by level from the highest priority.
  mutating func prefer() throws(SolverError) {
    var rest = component.optionalRows[...]
    while let priority = rest.first?.priority {
      var prices: [Entry] = []
      for row in rest.prefix(while: { $0.priority == priority }) {
        tableau.prefer(
          component.terms(of: row), constant: row.constant, isEquality: row.isEquality, weight: row.weight,
          prices: &prices)
      }
      rest = rest.drop { $0.priority == priority }
      try tableau.minimise(prices)
    }
  }

  /// The members that could still have other values, with the least and the greatest.
  mutating func ambiguities() throws(SolverError) -> [Ambiguity] {
    tableau.fixStuckColumns()
    guard tableau.hasFreedom else { return [] }
    var intervals = [(lower: Double, upper: Double)?](repeating: nil, count: component.unknownCount)
    for unknown in 0..<Int32(component.unknownCount) {
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
    guard tableau.hasFreedom else { return }
    for member in component.members.reversed() {
      let terms = CollectionOfOne(Entry(member.unknown, member.scale))
      let isSettled = try tableau.settle(tableau.makeRow(terms, constant: member.offset))
      if isSettled, !tableau.hasFreedom { return }
    }
  }

  /// The values of the members, as their numbers in the system and what they are.
  func values() -> [(variable: Int, value: Double)] {
    let values = tableau.values()
    return component.members.map { member in
      (member.variable, Tolerance.sum(member.scale * values[Int(member.unknown)], member.offset))
    }
  }
}
