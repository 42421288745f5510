/// What a constraint contradicts, and by how much.
struct Conflict {
  var members: [Refusal.Member]
  var excess: Double
}

/// Required constraints being tried one by one, with a memory of what became of each.
struct Trial {
  private let system: ConstraintSystem
  private var tableau: Tableau
  private var sources: [Refusal.Source] = []

  init(_ system: ConstraintSystem, tolerance: Tolerance) {
    self.system = system
    tableau = Tableau(variableCount: system.variableCount, tolerance: tolerance, remembers: true)
  }

  /// Adds a constraint if it can be met, and tells with which it cannot.
  mutating func add(_ source: Refusal.Source) throws(SolverError) -> Conflict? {
    let row = makeRow(source)
    if try tableau.require(row, isEquality: isEquality(source)) { return nil }
    let conflict = conflict(in: row)
    tableau.release(row)
    return conflict
  }

  /// The conflict of the first that cannot be met together with those before it.
  static func conflict(
    of sources: [Refusal.Source], in system: ConstraintSystem, _ tolerance: Tolerance
  ) throws(SolverError) -> Conflict? {
    var trial = Trial(system, tolerance: tolerance)
    for source in sources {
      if let conflict = try trial.add(source) { return conflict }
    }
    return nil
  }

  /// Adds a constraint as an equality if its terms are not a sum of those before; false if they are.
  mutating func isIndependent(_ source: Refusal.Source) throws(SolverError) -> Bool {
    let row = makeRow(source)
    if let parameter = tableau.parameter(in: row, uses: { _ in 0 }) {
      tableau.pivot(parameter, in: row)
      return true
    }
    tableau.release(row)
    return false
  }

  private mutating func makeRow(_ source: Refusal.Source) -> Int {
    sources.append(source)
    switch source {
    case .nonNegative(let variable):
      return tableau.makeRow(CollectionOfOne((symbol: Int32(variable.index), coefficient: 1)), constant: 0)
    case .constraint(let id, _):
      let record = system.records[id.index]
      let sign = record.constraint.sign
      let terms = system.terms[record.terms].lazy.map {
        (symbol: Int32($0.variable.index), coefficient: sign * $0.coefficient)
      }
      return tableau.makeRow(terms, constant: sign * record.constraint.constant)
    }
  }

  private func isEquality(_ source: Refusal.Source) -> Bool {
    guard case .constraint(let id, _) = source else { return false }
    return system.records[id.index].constraint.relation == .equal
  }

  /// The constraints that a row is a sum of. The row's greatest value, negative, is what cannot be made up for.
  private func conflict(in row: Int) -> Conflict {
    var factors = tableau.history?.factors(of: row, rowCount: tableau.rows.count) ?? []
    let refused = abs(factors.last ?? 1)
    let excess = abs(tableau.rows.constants[row]) / refused
    let sign = tableau.rows.constants[row] > 0 ? -1.0 : 1.0
    for index in factors.indices { factors[index] *= sign / refused }
    let members = zip(sources, factors).filter { $0.1 != 0 }.map { Refusal.Member(source: $0.0, factor: $0.1) }
    return Conflict(members: members, excess: excess)
  }
}
