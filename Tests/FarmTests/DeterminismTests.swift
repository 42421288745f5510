import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Drawing twice")
struct DeterminismTests {
  private func outcome(_ device: String, pixels: String, display: String = "d") -> Outcome {
    var outcome = Outcome(
      identity: SnapshotIdentity(scene: "card", device: device, values: []), status: .unchanged,
      source: SourceLocation(file: "card.yaml", line: 1, column: 1), pixelDigest: pixels)
    outcome.displayDigest = display
    return outcome
  }

  private func result(_ outcomes: [Outcome]) -> RunResult {
    RunResult(verb: .test, suite: "s", outcomes: outcomes, engine: [])
  }

  @Test func `what comes out the same stays as it is, in whatever order`() {
    var first = result([outcome("a", pixels: "1"), outcome("b", pixels: "2")])
    first.verify(against: result([outcome("b", pixels: "2"), outcome("a", pixels: "1")]))
    #expect(first.outcomes.allSatisfy { $0.status == .unchanged && $0.diagnostics.isEmpty })
  }

  @Test(arguments: [("3", "d"), ("2", "e")])
  func `what comes out otherwise is an error of its own`(pixels: String, display: String) {
    var first = result([outcome("a", pixels: "1"), outcome("b", pixels: "2")])
    first.verify(against: result([outcome("b", pixels: pixels, display: display), outcome("a", pixels: "1")]))
    #expect(first.outcomes.map(\.status) == [.unchanged, .error])
    #expect(first.outcomes[1].diagnostics.map(\.problem) == [.file(.nondeterministic)])
  }
}
