import Graphics
import Testing

@testable import Compare

@Suite struct MaskTests {
  private func raster(_ region: Mask.Region, _ width: Int = 6, _ height: Int = 4) -> [String] {
    let bytes = Mask([region]).rasterised(width: width, height: height)
    return (0..<height).map { y in
      String((0..<width).map { bytes[y * width + $0] == PixelClasses.masked ? "#" : "." })
    }
  }

  @Test(
    arguments: [
      (PixelRect(x: 1, y: 1, width: 2, height: 2), ["......", ".##...", ".##...", "......"]),
      (PixelRect(x: -3, y: -9, width: 5, height: 10), ["##....", "......", "......", "......"]),
      (PixelRect(x: 4, y: 2, width: .max, height: .max), ["......", "......", "....##", "....##"]),
      (PixelRect(x: .min, y: 0, width: .max, height: 9), ["......", "......", "......", "......"]),
      (PixelRect(x: 2, y: 2, width: -1, height: 3), ["......", "......", "......", "......"]),
      (PixelRect(x: 0, y: 9, width: 6, height: 1), ["......", "......", "......", "......"]),
    ] as [(PixelRect, [String])])
  func rectangles(rect: PixelRect, rows: [String]) { #expect(raster(.rect(rect)) == rows) }

  private static let nothing = ["......", "......", "......", "......"]
  private static let everything = ["######", "######", "######", "######"]

  // Centres of pixels count: an edge through them takes those to its right and below.
  private static let drawn: [(corners: [[Double]], rows: [String])] = [
    ([[0.5, 0.5], [3.5, 0.5], [3.5, 2.5], [0.5, 2.5]], ["###...", "###...", "......", "......"]),
    ([[0, 0], [6, 0], [0, 4]], ["#####.", "####..", "##....", "#....."]),
    ([[-1e300, -1e300], [1e300, -1e300], [1e300, 1e300], [-1e300, 1e300]], everything),
    ([[0, 0], [6, 0], [Double.nan, 4]], nothing),
    ([[0, 0], [6, 4]], nothing),
    // Where it covers a part twice, nothing is covered.
    (
      [[0, 0], [6, 0], [6, 4], [0, 4], [0, 0], [2, 0], [2, 4], [0, 4]], ["..####", "..####", "..####", "..####"]
    ),
  ]

  @Test(arguments: drawn.indices)
  func polygons(index: Int) {
    let corners = Self.drawn[index].corners.map { Point(x: $0[0], y: $0[1]) }
    #expect(raster(.polygon(corners)) == Self.drawn[index].rows)
  }

  @Test func picturesLeaveOutWhereTheyAreLight() {
    let picture = Bitmap(
      width: 7, height: 1,
      pixels: [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFF7F_7F7F, 0x8080_8080, 0x4040_4040, 0xFFFF_FFFF])
    #expect(raster(.picture(picture)) == ["#.#.#.", "......", "......", "......"])
  }

  @Test(arguments: ComparisonMode.allCases)
  func whatIsMaskedCountsNowhere(mode: ComparisonMode) {
    let base = Bitmap(40, 20)
    let actual = base.changing([(5, 5, 0xFFFF_FFFF), (6, 5, 0xFF81_8080), (30, 9, 0xFF00_0000)])
    var options = ComparisonOptions(mode: mode, mask: Mask([.rect(PixelRect(x: 0, y: 0, width: 10, height: 10))]))
    let comparison = comparison(expected: base, actual: actual, options: options)
    #expect(comparison.verdict.differentPixels == 1)
    #expect(comparison.verdict.belowThreshold.count == 0)
    #expect(comparison.verdict.box == PixelRect(x: 30, y: 9, width: 1, height: 1))
    #expect(comparison.verdict.maskedPixels == 100)
    #expect(comparison.verdict.comparedPixels == 700)
    #expect(comparison.classes?.bytes.count { $0 == PixelClasses.masked } == 100)
    options.mask?.regions.append(.rect(PixelRect(x: 30, y: 9, width: 1, height: 1)))
    #expect(compare(expected: base, actual: actual, options: options).isIdentical)
  }

  @Test func aMaskOfNothingIsTold() {
    let mask = Mask([.rect(PixelRect(x: 100, y: 0, width: 5, height: 5))])
    let verdict = compare(expected: Bitmap(9, 9), actual: Bitmap(9, 9), options: ComparisonOptions(mask: mask))
    #expect(verdict.isIdentical && verdict.maskCoversNothing)
    #expect(!compare(expected: Bitmap(9, 9), actual: Bitmap(9, 9)).maskCoversNothing)
  }

  @Test func aMaskOfEverythingFails() {
    let mask = Mask([.rect(PixelRect(x: 0, y: 0, width: 9, height: 9))])
    let verdict = compare(expected: Bitmap(9, 9), actual: Bitmap(9, 9), options: ComparisonOptions(mask: mask))
    #expect(verdict.comparedPixels == 0)
    #expect(verdict.status == .different)
    #expect(verdict.failedGates == [FailedGate(gate: .comparedPixels, limit: 1, value: 0)])
  }
}
