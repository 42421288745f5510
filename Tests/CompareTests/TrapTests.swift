import Graphics
import PNG
import TestSupport
import Testing

@testable import Compare

// Pictures on which other tools say that nothing differs.
@Suite(.enabled(if: !RecordedCases.all.isEmpty, "the recorded cases are not here; set SNAPFARM_CASES"))
struct TrapTests {
  private static let modes = ComparisonMode.allCases

  private func pair(_ name: String) throws -> (StraightBitmap, StraightBitmap) {
    try (RecordedCases.picture("traps/\(name)_a.png"), RecordedCases.picture("traps/\(name)_b.png"))
  }

  private func file(_ name: String) throws -> [UInt8] {
    try #require(CaseFiles.read("diff/traps/\(name).png"))
  }

  @Test(
    arguments: ["t01", "t02", "t03", "t04", "t05", "t06", "t08", "t12", "t13", "t14"],
    modes.flatMap { mode in [(mode, false), (mode, true)] })
  func `nothing passes that is not equal`(name: String, how: (mode: ComparisonMode, forgives: Bool)) throws {
    let (expected, actual) = try pair(name)
    let verdict = compare(
      expected: expected, actual: actual,
      options: ComparisonOptions(mode: how.mode, forgivesAntialiasing: how.forgives))
    #expect(verdict.status == .different, "\(how)")
    #expect(!verdict.failedGates.isEmpty)
  }

  @Test(arguments: modes)
  func `opaque colours are none that can be seen through`(mode: ComparisonMode) throws {
    let (expected, actual) = try pair("t01")
    let verdict = compare(expected: expected, actual: actual, options: ComparisonOptions(mode: mode))
    // Over white, white and nothing are one colour; that alpha is another is still counted.
    let unseen = mode == .yiqWhite
    #expect((verdict.differentPixels == 0) == unseen)
    #expect((verdict.belowThreshold.count > 0) == unseen)
    #expect((unseen ? verdict.belowThreshold.max : verdict.maxChannelDelta) == 255)
  }

  @Test(arguments: [ComparisonMode.yiq, .yiqWhite, .oklab])
  func `a screen that is darker everywhere is told`(mode: ComparisonMode) throws {
    let (expected, actual) = try pair("t04")
    let verdict = compare(expected: expected, actual: actual, options: ComparisonOptions(mode: mode))
    #expect(verdict.belowThreshold.count == verdict.comparedPixels)
    #expect(verdict.belowThreshold.mean == 25)
    #expect(verdict.failedGates.map(\.gate) == [.maxSubthresholdMean])
  }

  @Test func `256 pixels are 256`() throws {
    let (expected, actual) = try pair("t06")
    #expect(compare(expected: expected, actual: actual).differentPixels == 256)
  }

  @Test(arguments: modes)
  func `rows that cannot be seen make another size`(mode: ComparisonMode) throws {
    let (expected, actual) = try pair("t07")
    let verdict = compare(expected: expected, actual: actual, options: ComparisonOptions(mode: mode))
    #expect(verdict.status == .sizeChanged)
    #expect(!verdict.passes)
    #expect(verdict.expectedSize == PixelSize(width: 64, height: 64))
    #expect(verdict.actualSize == PixelSize(width: 64, height: 84))
    #expect(verdict.details?.shifts.first?.count == 20)
  }

  @Test func `16 bits are compared at 16 bits`() throws {
    let (expected, actual) = try pair("t08")
    let verdict = compare(expected: expected, actual: actual)
    #expect(verdict.differentPixels == 4096)
    #expect(verdict.maxChannelDelta > 0 && verdict.maxChannelDelta < 1)
  }

  @Test(arguments: ["t09", "t11"])
  func `a damaged file is no picture`(name: String) throws {
    let (first, second) = try (file(name + "_a"), file(name + "_b"))
    #expect(throws: PNGPairError.self) { try decodePair(first, second, pixelLimit: 1 << 20) }
  }

  @Test func `colours that a viewer shows otherwise are told apart from pixels`() throws {
    let (expected, actual) = try pair("t10")
    #expect(compare(expected: expected, actual: actual).isIdentical)
    #expect(try !colorChunkDifferences(PNGFile(file("t10_a")), PNGFile(file("t10_b"))).isEmpty)
  }

  @Test func `one pixel is one`() throws {
    let (expected, actual) = try pair("t12")
    let verdict = compare(expected: expected, actual: actual)
    #expect(verdict.differentPixels == 1)
    #expect(verdict.box.map { [$0.width, $0.height] } == [1, 1])
  }

  @Test(arguments: [("t13", 32), ("t14", 64)])
  func `what looks like antialiasing is counted`(name: String, count: Int) throws {
    let (expected, actual) = try pair(name)
    var options = ComparisonOptions(mode: .yiq, forgivesAntialiasing: true)
    let verdict = compare(expected: expected, actual: actual, options: options)
    #expect(verdict.differentPixels == 0)
    #expect(verdict.forgivenAntialiasing == count)
    #expect(verdict.failedGates.map(\.gate) == [.maxForgiven])
    options.gates.maxForgiven = count
    #expect(compare(expected: expected, actual: actual, options: options).status == .withinTolerance)
    options.forgivesAntialiasing = false
    #expect(compare(expected: expected, actual: actual, options: options).differentPixels == count)
  }
}
