/// What a constraint contradicts, and by how much.
struct Conflict {
  var members: [Refusal.Member]
  var excess: Double
}

/// Required constraints being tried one by one, with a memory of what became of each.
struct Trial {
  private let system: ConstraintSystem
  private var tableau: Tableau
  /// By variable of the system, its number in the tableau.
  private let numbers: [Int32]
  private var sources: [Refusal.Source] = []
  private var merging = Accumulator()
  private var entries: [Entry] = []

  /// Gets ready to try some constraints, which will be added one by one.
  init(of sources: [Refusal.Source], in system: ConstraintSystem, _ tolerance: Tolerance) {
    self.system = system
    var (numbers, count) = ([Int32](repeating: -1, count: system.variableCount), Int32(0))
    for variable in sources.flatMap({ Self.variables(of: $0, in: system) }) where numbers[variable.index] < 0 {
      numbers[variable.index] = count
      count += 1
    }
    self.numbers = numbers
    tableau = Tableau(
      variableCount: Int(count), constraintCount: sources.count, tolerance: tolerance, remembers: true)
    merging.reserve(Int(count))
  }

  private static func variables(of source: Refusal.Source, in system: ConstraintSystem) -> [Variable] {
    switch source {
    case .nonNegative(let variable): [variable]
    case .constraint(let id, _): system.terms(of: id).map(\.variable)
    }
  }

  /// Adds a constraint if it can be met, and tells with which it cannot.
  mutating func add(_ source: Refusal.Source) throws(SolverError) -> Conflict? {
    let (terms, constant) = sum(of: source)
    sources.append(source)
    guard let row = try tableau.require(terms, constant: constant, isEquality: isEquality(source)) else { return nil }
    defer { tableau.release(row) }
    return conflict(in: row)
  }

  /// The conflict of the first that cannot be met together with those before it.
  static func conflict(
    of sources: [Refusal.Source], in system: ConstraintSystem, _ tolerance: Tolerance
  ) throws(SolverError) -> Conflict? {
    var trial = Trial(of: sources, in: system, tolerance)
    for source in sources {
      if let conflict = try trial.add(source) { return conflict }
    }
    return nil
  }

  /// Adds a constraint as an equality if its terms are not a sum of those before; false if they are.
  mutating func isIndependent(_ source: Refusal.Source) throws(SolverError) -> Bool {
    let (terms, _) = sum(of: source)
    // Without constants nothing contradicts anything, and whatever has terms left gets defined.
    let before = tableau.definitions.count
    _ = try tableau.require(terms, constant: 0, isEquality: true)
    return tableau.definitions.count > before
  }

  /// What a constraint, read as `>=`, says, with one term a variable.
  private mutating func sum(of source: Refusal.Source) -> (terms: [Entry], constant: Double) {
    switch source {
    case .nonNegative(let variable): merging.add(1, numbers[variable.index])
    case .constraint(let id, _):
      let record = system.records[id.index]
      let sign = record.constraint.sign
      for term in system.terms[record.terms] { merging.add(sign * term.coefficient, numbers[term.variable.index]) }
      merging.add(sign * record.constraint.constant)
    }
    let constant = merging.take(into: &entries)
    return (entries, constant)
  }

  private func isEquality(_ source: Refusal.Source) -> Bool {
    guard case .constraint(let id, _) = source else { return false }
    return system.records[id.index].constraint.relation == .equal
  }

  /// The constraints that a row is a sum of.
  ///
  /// The row's greatest value, negative, is what cannot be made up for.
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
