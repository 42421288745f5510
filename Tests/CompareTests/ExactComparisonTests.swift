import Graphics
import Testing

@testable import Compare

@Suite struct ExactComparisonTests {
  private func picture(_ width: Int, _ height: Int, _ word: UInt32 = 0xFF80_8080) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Array(repeating: word, count: width * height))
  }

  private func changing(_ bitmap: Bitmap, _ words: [(x: Int, y: Int, word: UInt32)]) -> Bitmap {
    var pixels = bitmap.pixels
    for change in words { pixels[change.y * bitmap.width + change.x] = change.word }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  @Test(arguments: [(0, 0), (0, 7), (1, 1), (63, 3), (64, 3), (130, 9)])
  func equalPicturesAreIdentical(width: Int, height: Int) {
    #expect(compare(expected: picture(width, height), actual: picture(width, height)) == .identical)
    #expect(compare(expected: picture(width, height), actual: picture(width, height)).isIdentical)
  }

  // Widths around the length of a block, so that no pixel at its edges is passed over.
  @Test(arguments: [1, 15, 63, 64, 65, 127, 128, 129])
  func oneBitIsFoundInEveryColumn(width: Int) {
    let base = picture(width, 3)
    for x in 0..<width {
      for bit in [0, 15, 31] {
        let verdict = compare(
          expected: base, actual: changing(base, [(x, 1, 0xFF80_8080 ^ 1 << bit)]))
        guard case .different(let difference) = verdict else {
          Issue.record("column \(x), bit \(bit): \(verdict)")
          continue
        }
        #expect(difference.differentPixels == 1)
        #expect(difference.totalPixels == width * 3)
        #expect(difference.box == PixelRect(x: x, y: 1, width: 1, height: 1))
        #expect(difference.maxChannelDelta == 1 << (bit % 8))
      }
    }
  }

  @Test func figuresCoverAllPixelsThatDiffer() {
    let base = picture(100, 50)
    let actual = changing(base, [(90, 3, 0xFF80_8081), (7, 40, 0xFF70_8080), (8, 41, 0x0000_0000)])
    let expected = Difference(
      differentPixels: 3, totalPixels: 5000, maxChannelDelta: 255, meanChannelDelta: Double(1 + 16 + 255) / 3,
      box: PixelRect(x: 7, y: 3, width: 84, height: 39))
    #expect(compare(expected: base, actual: actual) == .different(expected))
    // Exchanged pictures are as far apart.
    #expect(compare(expected: actual, actual: base) == .different(expected))
    #expect(expected.ratio == 0.0006)
  }

  @Test func everyPixelMayDiffer() {
    let verdict = compare(expected: picture(70, 5, 0xFFFF_FFFF), actual: picture(70, 5, 0xFF00_0000))
    let all = PixelRect(x: 0, y: 0, width: 70, height: 5)
    #expect(
      verdict
        == .different(
          Difference(differentPixels: 350, totalPixels: 350, maxChannelDelta: 255, meanChannelDelta: 255, box: all)))
  }

  @Test(arguments: [(10, 11), (11, 10), (9, 12), (12, 9), (0, 10), (10, 0)])
  func anotherSizeIsNeverEqual(width: Int, height: Int) {
    let verdict = compare(expected: picture(10, 10), actual: picture(width, height))
    let sizes = SizeDifference(
      expected: .init(width: 10, height: 10), actual: .init(width: width, height: height), overlap: nil)
    #expect(verdict == .sizesDiffer(sizes))
    #expect(!verdict.isIdentical)
  }

  @Test func theOverlapOfTwoSizesIsComparedCornerOnCorner() {
    let actual = changing(picture(12, 8), [(9, 7, 0xFF80_8090), (11, 0, 0), (0, 2, 0xFF80_8082)])
    guard case .sizesDiffer(let sizes) = compare(expected: picture(10, 10), actual: actual) else {
      Issue.record("the sizes were not told apart")
      return
    }
    #expect(
      sizes.overlap
        == Difference(
          differentPixels: 2, totalPixels: 80, maxChannelDelta: 16, meanChannelDelta: 9,
          box: PixelRect(x: 0, y: 2, width: 10, height: 6)))
  }
}
