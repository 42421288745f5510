import Solver
import Testing

@Suite("Contradictions")
struct RefusalTests {
  @Test(arguments: 0..<10)
  func `a refusal names a smallest set`(_ part: Int) throws {
    var found = 0
    for seed in part * 40..<(part + 1) * 40 {
      var random = SeededGenerator(seed: seed &* 101)
      let system = random.system(
        variables: 1 + random.below(6), constraints: 5 + random.below(20), isRequired: 5 + random.below(5))
      for refusal in try system.solve(findsIntervals: false).refusals {
        found += 1
        try expectMinimal(refusal, in: system)
      }
    }
    #expect(found > 20)
  }
}
