import Digest
import Graphics
import TestSupport
import Testing

@testable import PNG

// Skipped where the recorded cases are not at hand: their pictures have a licence of their own and stay outside.
@Suite(.enabled(if: !RecordedCases.pngSuite.isEmpty, "the recorded cases are not here; set SNAPFARM_CASES"))
struct PngSuiteTests {
  @Test(arguments: RecordedCases.pngSuite.map(\.name))
  func everyFileHasTheRecordedPixels(name: String) throws {
    let file = try #require(CaseFiles.read("diff/pngsuite/" + name))
    let recorded = try #require(RecordedCases.pngSuite.first { $0.name == name }).pixels
    if recorded == "reject" {
      #expect(throws: PNGError.self) { try decodePNG(file, pixelLimit: 1 << 20) }
      return
    }
    let picture = try PNGFile(file).decodeStraight(pixelLimit: 1 << 20)
    let bytes = picture.pixels.flatMap { [$0 >> 16, $0 >> 8, $0, $0 >> 24].map { UInt8(truncatingIfNeeded: $0) } }
    #expect(ContentDigest(bytes).description == recorded)
    #expect(readPNGSize(file) == PixelSize(width: picture.width, height: picture.height))
  }

  @Test func noFileIsMissing() {
    #expect(RecordedCases.pngSuite.count == 176)
    #expect(RecordedCases.pngSuite.filter { $0.pixels == "reject" }.count >= 13)
  }
}
