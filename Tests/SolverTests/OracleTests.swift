import Solver
import TestSupport
import Testing

@Suite("Small systems, solved twice")
struct OracleTests {
  private static let shapes = [(1, 4), (2, 3), (2, 6), (3, 4), (3, 6)]

  @Test(arguments: shapes, 0..<10)
  func `values, refusals and choices are those of the oracle`(_ shape: (Int, Int), _ part: Int) throws {
    for seed in part * 12..<(part + 1) * 12 {
      var random = SeededGenerator(seed: seed * 1000 + shape.0 * 100 + shape.1)
      let system = random.system(variables: shape.0, constraints: shape.1)
      try compare(system, "seed \(seed) of \(shape)")
    }
  }

  private func compare(_ system: ConstraintSystem, _ name: String) throws {
    let oracle = CornerOracle(system)
    let solution = try system.solve()
    #expect(solution.refusals.map(\.constraint) == oracle.refused, "\(name)")
    let best = try #require(oracle.best)
    for (value, expected) in zip(solution.values, best) { #expect(value.isNear(expected), "\(name)") }
    for (index, interval) in oracle.intervals(around: best).enumerated() {
      let found = solution.ambiguities.first { $0.variable.index == index }
      let (lower, upper) = found.map { ($0.lower, $0.upper) } ?? (solution.values[index], solution.values[index])
      #expect(lower.isNear(interval.lower) && upper.isNear(interval.upper), "\(name) \(index): \(lower)…\(upper)")
    }
  }
}
