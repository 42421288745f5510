import Solver

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 to below a limit above 0.
  mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % limit }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}

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
