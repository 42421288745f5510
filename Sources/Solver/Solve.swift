extension ConstraintSystem {
  /// Finds a value for every variable: all that is required holds, then errors of optional constraints are as small as
  /// can be, their weighted sum on each level of priority before any lower level, and what is left to choose is chosen.
  ///
  /// Required constraints that contradict earlier ones are refused, and the rest is solved. With `findsIntervals` false,
  /// `ambiguities` stays empty, which saves time in systems that leave much open; values are the same.
  package func solve(findsIntervals: Bool = true) throws(SolverError) -> Solution {
    let tolerance = try checkNumbers()
    var isLeftOut = records.map(\.isRemoved)
    var refusals: [Refusal] = []
    while true {
      switch try attempt(leavingOut: isLeftOut, tolerance, findsIntervals: findsIntervals) {
      case .solved(var solution):
        solution.refusals = refusals.sorted { $0.constraint < $1.constraint }
        try finish(&solution, leavingOut: isLeftOut, tolerance)
        return solution
      case .contradiction(let suspects):
        let found = try RefusalSearch(self, tolerance: tolerance).refusals(around: suspects, leavingOut: isLeftOut)
        // What one way of calculating finds and another does not lies at the edge of what can be calculated.
        guard !found.isEmpty else { throw .lostPrecision }
        for refusal in found { isLeftOut[refusal.constraint.index] = true }
        refusals += found
      }
    }
  }

  private enum Attempt {
    case solved(Solution)
    case contradiction(Suspects)
  }

  private func attempt(
    leavingOut isLeftOut: [Bool], _ tolerance: Tolerance, findsIntervals: Bool
  ) throws(SolverError) -> Attempt {
    let parts = Decomposition(self, leavingOut: isLeftOut, tolerance: tolerance)
    var (solution, suspects) = (Solution(values: parts.values), parts.suspects)
    for component in parts.components {
      var solver = ComponentSolver(component, tolerance: tolerance)
      guard try solver.require() else {
        suspects.variables += component.members.map { Variable(index: $0.variable) }
        continue
      }
      guard suspects.isEmpty else { continue }
      try solver.prefer()
      if findsIntervals { solution.ambiguities += try solver.ambiguities() }
      try solver.close()
      for (variable, value) in solver.values() { solution.values[variable] = value }
    }
    solution.ambiguities.sort { $0.variable.index < $1.variable.index }
    return suspects.isEmpty ? .solved(solution) : .contradiction(suspects)
  }

  /// Rounds values that are all but round, checks them, and notes which optional constraints they miss.
  private func finish(
    _ solution: inout Solution, leavingOut isLeftOut: [Bool], _ tolerance: Tolerance
  ) throws(SolverError) {
    for index in solution.values.indices { solution.values[index] = rounded(solution.values[index]) }
    for index in records.indices where !isLeftOut[index] {
      let id = ConstraintID(index: index)
      let error = error(of: id, at: solution.values)
      if records[index].constraint.isRequired {
        // Not `error > …`, which a value that is no number would pass.
        guard error <= 100 * tolerance.feasibility * scale(of: id) else { throw .lostPrecision }
      } else if error > 10 * tolerance.feasibility * scale(of: id) {
        solution.misses.append(Miss(constraint: id, tag: records[index].constraint.tag, error: error))
      }
    }
    guard solution.values.allSatisfy(\.isFinite) else { throw .lostPrecision }
  }

  /// The greatest coefficient of a constraint, at least 1: what an error of a variable becomes in the constraint.
  private func scale(of id: ConstraintID) -> Double {
    terms(of: id).reduce(1) { max($0, abs($1.coefficient)) }
  }

  /// The nearest multiple of 1/64 if a value differs from it by no more than rounding.
  ///
  /// Halves of pixels are where a later rounding tips over, so 10.5 must not be 10.499999999999998.
  private func rounded(_ value: Double) -> Double {
    let near = (value * 64).rounded() / 64
    return abs(value - near) <= Tolerance.cancellation * max(1, abs(value)) ? near : value
  }
}
