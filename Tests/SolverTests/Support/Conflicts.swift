import Solver
import Testing

/// Expects that the members of a refusal contradict each other, that any of them less do not, and that their sum is what
/// the refusal says.
func expectMinimal(
  _ refusal: Refusal, in system: ConstraintSystem, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(refusal.isMinimal, sourceLocation: sourceLocation)
  #expect(
    refusal.members.last?.source == .constraint(refusal.constraint, tag: refusal.tag), sourceLocation: sourceLocation)
  let sources = refusal.members.map(\.source)
  #expect(try isFeasible(sources, in: system) == false, "all together", sourceLocation: sourceLocation)
  for left in sources.indices {
    let others = sources.indices.filter { $0 != left }.map { sources[$0] }
    #expect(try isFeasible(others, in: system), "without \(sources[left])", sourceLocation: sourceLocation)
  }
  let (rest, constant) = sum(of: refusal, in: system)
  #expect(rest < 1e-6, "variables left in the sum", sourceLocation: sourceLocation)
  #expect((-constant).isNear(refusal.excess), sourceLocation: sourceLocation)
  #expect(refusal.excess > 0, sourceLocation: sourceLocation)
}

/// Whether constraints and signs, and nothing else of a system, can hold together.
func isFeasible(_ sources: [Refusal.Source], in system: ConstraintSystem) throws -> Bool {
  var part = ConstraintSystem()
  for _ in 0..<system.variableCount { _ = part.addVariable() }
  for source in sources {
    switch source {
    case .nonNegative(let variable): part.add(LinearConstraint(.greaterOrEqual, constant: 0), [Term(variable)])
    case .constraint(let id, _):
      if let constraint = system[id] { part.add(constraint, Array(system.terms(of: id))) }
    }
  }
  return try part.solve(findsIntervals: false).refusals.isEmpty
}

/// The sum of the members times their factors: the greatest coefficient left, and the constant.
private func sum(of refusal: Refusal, in system: ConstraintSystem) -> (rest: Double, constant: Double) {
  var coefficients = [Double](repeating: 0, count: system.variableCount)
  var constant = 0.0
  for member in refusal.members {
    switch member.source {
    case .nonNegative(let variable): coefficients[variable.index] += member.factor
    case .constraint(let id, _):
      guard let constraint = system[id] else { continue }
      let factor = constraint.relation == .lessOrEqual ? -member.factor : member.factor
      constant += factor * constraint.constant
      for term in system.terms(of: id) { coefficients[term.variable.index] += factor * term.coefficient }
    }
  }
  return (coefficients.map(abs).max() ?? 0, constant)
}
