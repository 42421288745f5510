import Graphics
import Testing

@testable import Compare

@Suite struct GatesTests {
  // Ten pixels differ by 64 levels, and by more than the tolerance.
  private func verdict(_ gates: Gates) -> Verdict {
    let actual = Bitmap(100, 10).changing((0..<10).map { ($0 * 9, 4, 0xFFC0_C0C0) })
    return compare(
      expected: Bitmap(100, 10), actual: actual, options: ComparisonOptions(mode: .yiq, gates: gates))
  }

  private static let cases: [(gates: Gates, failure: FailedGate?)] = [
    (Gates(), FailedGate(gate: .maxDiffPixels, limit: 0, value: 10)),
    (Gates(maxDiffPixels: 9), FailedGate(gate: .maxDiffPixels, limit: 9, value: 10)),
    (Gates(maxDiffPixels: 10), nil),
    (Gates(maxDiffRatio: 0.0099), FailedGate(gate: .maxDiffRatio, limit: 0.0099, value: 0.01)),
    (Gates(maxDiffRatio: 0.01), nil),
    (Gates(maxChannelDelta: 63), FailedGate(gate: .maxChannelDelta, limit: 63, value: 64)),
    (Gates(maxChannelDelta: 64), nil),
    (Gates(maxWindowDiff: 3), FailedGate(gate: .maxWindowDiff, limit: 3, value: 4)),
    (Gates(maxWindowDiff: 4), nil),
    (Gates(maxDiffPixels: 9, maxChannelDelta: 64), FailedGate(gate: .maxDiffPixels, limit: 9, value: 10)),
  ]

  @Test(arguments: cases.indices)
  func aGateLetsThroughWhatItSays(index: Int) {
    let (gates, failure) = Self.cases[index]
    for explains in [true, false] {
      let actual = Bitmap(100, 10).changing((0..<10).map { ($0 * 9, 4, 0xFFC0_C0C0) })
      let verdict = compare(
        expected: Bitmap(100, 10), actual: actual,
        options: ComparisonOptions(mode: .yiq, gates: gates, explains: explains))
      #expect(verdict.failedGates == (failure.map { [$0] } ?? []))
      #expect(verdict.status == (failure == nil ? .withinTolerance : .different))
      #expect((verdict.details != nil) == explains)
    }
  }

  @Test func `a limit that is no number lets nothing through`() {
    #expect(verdict(Gates(maxDiffRatio: .nan)).failedGates.map(\.gate) == [.maxDiffRatio])
    #expect(verdict(Gates(maxDiffPixels: 10, maxSubthresholdMean: .nan)).failedGates == [])
  }

  @Test func `every gate that fails is told`() {
    let verdict = verdict(Gates(maxDiffPixels: 1, maxDiffRatio: 0, maxChannelDelta: 1, maxWindowDiff: 1))
    #expect(
      verdict.failedGates.map(\.gate) == [.maxDiffPixels, .maxDiffRatio, .maxChannelDelta, .maxWindowDiff])
  }

  @Test func `what is below the threshold has a gate of its own`() {
    let actual = Bitmap(10, 10).changing([(3, 3, 0xFF88_8080), (4, 4, 0xFF80_8090)])
    var options = ComparisonOptions(mode: .yiq)
    let strict = compare(expected: Bitmap(10, 10), actual: actual, options: options)
    #expect(strict.belowThreshold == BelowThreshold(count: 2, max: 16, mean: 12))
    #expect(strict.failedGates == [FailedGate(gate: .maxSubthresholdMean, limit: 0, value: 12)])
    options.gates.maxSubthresholdMean = 12
    #expect(compare(expected: Bitmap(10, 10), actual: actual, options: options).status == .withinTolerance)
    // No gate on pixels that differ loosens it.
    options.gates = Gates(maxDiffPixels: 100)
    #expect(compare(expected: Bitmap(10, 10), actual: actual, options: options).status == .different)
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (0, 0), (0.3, 0.3), (7, 7)])
  func `a tolerance is never looser than said`(given: Double, held: Double) {
    #expect(ComparisonOptions(colorTolerance: given).tolerance == held)
    #expect(ComparisonOptions().tolerance == 0.1)
  }
}
