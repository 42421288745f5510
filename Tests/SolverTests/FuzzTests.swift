import Solver
import TestSupport
import Testing

@Suite("Made-up systems")
struct FuzzTests {
  @Test(arguments: 0..<20)
  func `every system gets values or an error`(_ part: Int) {
    for seed in part * 500..<(part + 1) * 500 {
      var random = SeededGenerator(seed: seed &* 31)
      let system = random.system(
        variables: 1 + random.below(12), constraints: random.below(26), terms: 1 + random.below(5),
        isRequired: 1 + random.below(9))
      do {
        let solution = try system.solve(findsIntervals: seed % 4 == 0)
        #expect(!solution.values.contains { !$0.isFinite })
        expectHeld(system, solution)
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func `wild numbers do no harm`(_ part: Int) {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 1e-6, 1e6, 1e-7, 1e7, 1e9, -1e9, 1e300, .infinity, .nan, .leastNonzeroMagnitude, 1.0 / 3, 0.1,
    ]
    for seed in part * 100..<(part + 1) * 100 {
      var random = SeededGenerator(seed: seed &* 17)
      // The wildest are refused at once, so most systems have none of them.
      let numbers = random.below(4) == 0 ? numbers : [1, -1, 1e-6, 1e6, 1e5, 1.0 / 3, 0.1, 1e-3, -1e4, 1e3]
      var system = ConstraintSystem()
      for _ in 0..<8 { _ = system.addVariable(nonNegative: random.below(2) == 0) }
      for _ in 0..<random.below(30) {
        system.add(
          LinearConstraint(
            random.one(of: [.equal, .lessOrEqual, .greaterOrEqual]), constant: random.one(of: numbers),
            priority: random.one(of: [1000, 1000, 750, 0.5]), weight: random.one(of: [1, 1, 1e-6, 1e6])),
          (0..<random.below(4)).map { _ in Term(Variable(index: random.below(8)), random.one(of: numbers)) })
      }
      if let solution = try? system.solve() { #expect(!solution.values.contains { !$0.isFinite }) }
    }
  }

  private func expectHeld(_ system: ConstraintSystem, _ solution: Solution) {
    let refused = Set(solution.refusals.map(\.constraint))
    for index in 0..<system.constraintCount {
      let id = ConstraintID(index: index)
      guard system[id]?.isRequired == true, !refused.contains(id) else { continue }
      #expect(system.error(of: id, at: solution.values) < 1e-6)
    }
  }
}
