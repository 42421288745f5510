/// Variables and linear constraints with priorities, which `solve()` turns into a value for every variable.
///
/// Order means something in two places only: of required constraints that contradict each other the last one added is
/// refused, and where constraints leave a choice, what is left over goes to the variables made first.
package struct ConstraintSystem: Sendable {
  /// A constraint's place in `terms`, which holds the terms of all constraints one after the other.
  struct Record: Sendable {
    var constraint: LinearConstraint
    var terms: Range<Int>
    var isRemoved = false
  }

  /// By variable, whether it must not be below 0.
  package private(set) var isNonNegative: [Bool] = []
  private(set) var records: [Record] = []
  private(set) var terms: [Term] = []

  package init() {}

  package var variableCount: Int { isNonNegative.count }
  package var constraintCount: Int { records.count }

  /// Makes a variable, which may be any number or, like a width, none below 0.
  package mutating func addVariable(nonNegative: Bool = false) -> Variable {
    isNonNegative.append(nonNegative)
    return Variable(index: isNonNegative.count - 1)
  }

  /// Adds `terms + constant (== | <= | >=) 0`.
  ///
  /// A variable may stand in several terms; their coefficients are added.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint, _ newTerms: [Term]) -> ConstraintID {
    let start = terms.count
    terms.append(contentsOf: newTerms)
    records.append(Record(constraint: constraint, terms: start..<terms.count))
    return ConstraintID(index: records.count - 1)
  }

  /// Takes a constraint out; what it was numbered stays unused.
  package mutating func remove(_ id: ConstraintID) {
    guard records.indices.contains(id.index) else { return }
    records[id.index].isRemoved = true
  }

  /// Changes the constant of a constraint, which keeps its place in the order.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard records.indices.contains(id.index) else { return }
    records[id.index].constraint.constant = constant
  }

  /// The constraint of a number that `add` returned, or nil if it was removed.
  package subscript(id: ConstraintID) -> LinearConstraint? {
    guard records.indices.contains(id.index), !records[id.index].isRemoved else { return nil }
    return records[id.index].constraint
  }

  /// The terms of a constraint as they were added.
  package func terms(of id: ConstraintID) -> ArraySlice<Term> {
    records.indices.contains(id.index) ? terms[records[id.index].terms] : []
  }

  /// By how much values miss a constraint, in the unit of its own sum; 0 if it holds or was removed.
  package func error(of id: ConstraintID, at values: [Double]) -> Double {
    guard let constraint = self[id] else { return 0 }
    return constraint.error(atSum: terms(of: id).reduce(0) { $0 + $1.coefficient * values[$1.variable.index] })
  }
}
