import Solver
import TestSupport

extension SeededGenerator {
  /// A small system of round numbers, in which contradictions, choices and ties are common.
  mutating func system(variables: Int, constraints: Int, terms: Int = 3, isRequired: Int = 4) -> ConstraintSystem {
    var system = ConstraintSystem()
    for _ in 0..<variables { _ = system.addVariable(nonNegative: below(3) == 0) }
    for index in 0..<constraints {
      let priority = below(10) < isRequired ? 1000 : one(of: [750, 750, 500, 999.5])
      system.add(
        LinearConstraint(
          one(of: [.equal, .lessOrEqual, .greaterOrEqual]), constant: Double(below(41) - 20), priority: priority,
          weight: one(of: [1, 1, 1, 2]), tag: Int32(index)),
        (0..<1 + below(terms)).map { _ in
          Term(Variable(index: below(variables)), one(of: [1, 1, 1, -1, -1, -1, 2, -0.5]))
        })
    }
    return system
  }
}
