import Solver
import Testing

@Suite("What other solvers' tests say")
struct RecordedCasesTests {
  @Test func `all cases are here`() { #expect(SolverCase.all.count == 44) }

  @Test(arguments: SolverCase.all)
  func `a recorded case`(_ recorded: SolverCase) throws {
    var runner = CaseRunner()
    for step in recorded.steps { try runner.take(step) }
  }
}
