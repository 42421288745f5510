extension ConstraintSystem {
  /// The tolerance that suits the constants, or an error that names the first constraint with a number out of bounds.
  func checkNumbers() throws(SolverError) -> Tolerance {
    var largest = 0.0
    for (index, record) in records.enumerated() where !record.isRemoved {
      let constraint = record.constraint
      let isUsable =
        abs(constraint.constant) <= Tolerance.largestConstant && Self.isModerate(constraint.weight)
        && constraint.weight > 0 && constraint.priority > 0 && constraint.priority <= LinearConstraint.required
        && terms[record.terms].allSatisfy(isUsable)
      guard isUsable else { throw .unusable(ConstraintID(index: index)) }
      largest = max(largest, abs(constraint.constant))
    }
    return Tolerance(largest: largest)
  }

  private func isUsable(_ term: Term) -> Bool {
    isNonNegative.indices.contains(term.variable.index)
      && (term.coefficient == 0 || Self.isModerate(term.coefficient))
  }

  /// Whether a number is not so far from 1 that sums with it mean little.
  ///
  /// What is no number is not.
  private static func isModerate(_ number: Double) -> Bool {
    abs(number) >= Tolerance.smallestNumber && abs(number) <= 1 / Tolerance.smallestNumber
  }
}
