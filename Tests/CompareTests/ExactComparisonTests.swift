import Graphics
import Testing

@testable import Compare

@Suite struct ExactComparisonTests {
  @Test(arguments: [(0, 0), (0, 7), (1, 1), (63, 3), (64, 3), (130, 9)])
  func equalPicturesAreIdentical(width: Int, height: Int) {
    let comparison = comparison(expected: Bitmap(width, height), actual: Bitmap(width, height))
    #expect(comparison.verdict.isIdentical)
    #expect(comparison.verdict.comparedPixels == width * height)
    #expect(comparison.verdict.box == nil)
    #expect(comparison.classes == nil)
  }

  // Widths around the length of a block, so that no pixel at its edges is passed over.
  @Test(arguments: [1, 15, 63, 64, 65, 127, 128, 129])
  func oneBitIsFoundInEveryColumn(width: Int) {
    let base = Bitmap(width, 3)
    for x in 0..<width {
      for bit in [0, 15, 23] {
        let verdict = compare(expected: base, actual: base.changing([(x, 1, 0xFF80_8080 ^ 1 << bit)]))
        #expect(verdict.status == .different)
        #expect(verdict.differentPixels == 1)
        #expect(verdict.comparedPixels == width * 3)
        #expect(verdict.box == PixelRect(x: x, y: 1, width: 1, height: 1))
        #expect(verdict.maxChannelDelta == Double(1 << (bit % 8)))
      }
    }
  }

  @Test func figuresCoverAllPixelsThatDiffer() {
    let base = Bitmap(100, 50)
    let actual = base.changing([(90, 3, 0xFF80_8081), (7, 40, 0xFF70_8080), (8, 41, 0x0000_0000)])
    let verdict = compare(expected: base, actual: actual)
    #expect(verdict.differentPixels == 3)
    #expect(verdict.maxChannelDelta == 255)
    #expect(verdict.meanChannelDelta == Double(1 + 16 + 255) / 3)
    #expect(verdict.box == PixelRect(x: 7, y: 3, width: 84, height: 39))
    #expect(verdict.differentRatio == 0.0006)
    #expect(verdict.details?.clusterCount == 2)
    #expect(verdict.details?.densestWindow.differentPixels == 2)
    // Exchanged pictures are as far apart.
    let exchanged = compare(expected: actual, actual: base)
    #expect(exchanged.meanChannelDelta == verdict.meanChannelDelta)
    #expect(exchanged.box == verdict.box)
  }

  @Test func everyPixelMayDiffer() {
    let comparison = comparison(expected: Bitmap(70, 5, 0xFFFF_FFFF), actual: Bitmap(70, 5, 0xFF00_0000))
    #expect(comparison.verdict.differentPixels == 350)
    #expect(comparison.verdict.meanChannelDelta == 255)
    #expect(comparison.verdict.box == PixelRect(x: 0, y: 0, width: 70, height: 5))
    #expect(comparison.classes?.bytes == Array(repeating: PixelClasses.darker, count: 350))
  }

  @Test(arguments: [(10, 11), (11, 10), (9, 12), (12, 9), (0, 10), (10, 0)])
  func anotherSizeIsNeverEqual(width: Int, height: Int) {
    let gates = Gates(maxDiffPixels: 1000, maxForgiven: 1000, maxSubthresholdMean: 255)
    let verdict = compare(
      expected: Bitmap(10, 10), actual: Bitmap(width, height), options: ComparisonOptions(gates: gates))
    #expect(verdict.status == .sizeChanged)
    #expect(!verdict.passes && !verdict.isIdentical)
    #expect(verdict.differentPixels == 0)
    #expect(verdict.comparedPixels == min(10, width) * min(10, height))
  }

  @Test(arguments: ComparisonMode.allCases)
  func theOverlapOfTwoSizesIsComparedCornerOnCorner(mode: ComparisonMode) {
    let actual = Bitmap(12, 8).changing([(9, 7, 0xFFFF_FFFF), (11, 0, 0), (0, 2, 0xFF00_0000)])
    let verdict = compare(expected: Bitmap(10, 10), actual: actual, options: ComparisonOptions(mode: mode))
    #expect(verdict.status == .sizeChanged)
    #expect(verdict.differentPixels == 2)
    #expect(verdict.comparedPixels == 80)
    #expect(verdict.box == PixelRect(x: 0, y: 2, width: 10, height: 6))
  }
}
