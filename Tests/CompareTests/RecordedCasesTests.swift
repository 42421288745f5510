import Digest
import Graphics
import Testing

@testable import Compare

// Skipped where the recorded cases are not at hand: their pictures have licences of their own and stay outside.
@Suite(.enabled(if: !RecordedCases.all.isEmpty, "the recorded cases are not here; set SNAPFARM_CASES"))
struct RecordedCasesTests {
  private static let ours = RecordedCases.all.filter { $0.rule != nil }

  @Test func `no case is missing`() {
    let dialects = Dictionary(grouping: RecordedCases.all, by: \.dialect).mapValues(\.count)
    #expect(dialects["yiq-checkerboard"] == 109)
    #expect(dialects["yiq-white"] == 95)
    #expect(dialects["oklab-hyab"] == 113)
    #expect(dialects["trust"] == 14)
    // Those of odiff and looks-same follow rules of their own, which are none of our modes.
    #expect(RecordedCases.all.count - Self.ours.count == 14 + 9 + 18)
    #expect(Self.ours.count { $0.picture != nil } == 28)
    #expect(Self.ours.count { $0.pictureDigest != nil } == 262)
  }

  @Test(arguments: ours)
  func `pixels that differ are counted, and painted, as recorded`(_ recorded: RecordedCase) throws {
    let (expected, actual) = try recorded.pictures()
    let comparison = Compare.comparison(
      ComparedPicture(expected), ComparedPicture(actual),
      ComparisonOptions(forgivesAntialiasing: !recorded.includesAntialiasing), rule: recorded.rule)
    if let count = recorded.count { #expect(comparison.verdict.differentPixels == count) }
    if recorded.picture == nil && recorded.pictureDigest == nil { return }
    let painter = DifferencePainter(
      expected: expected, actual: actual, comparison: comparison, style: recorded.style)
    let painted = (recorded.isMask ? painter.mask() : painter.overlay()).straight
    if let digest = recorded.pictureDigest { #expect(Self.digest(painted) == digest) }
    if let path = recorded.picture { #expect(try RecordedCases.picture(path) == painted) }
  }

  /// The SHA-256 of the bytes red, green, blue, alpha of each pixel.
  private static func digest(_ picture: StraightBitmap) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: picture.pixels.count * 4) { target, count in
      count = picture.pixels.count * 4
      target.withMemoryRebound(to: UInt32.self) { target in
        picture.pixels.withUnsafeBufferPointer { source in
          var index = 0
          while index < source.count {
            target[index] = (source[index] &<< 8 | source[index] &>> 24).bigEndian
            index &+= 1
          }
        }
      }
    }
    return ContentDigest(bytes).description
  }
}
