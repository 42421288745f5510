import Graphics
import TestSupport
import Testing

@testable import Compare

@Suite struct WideTests {
  private func widened(_ picture: StraightBitmap) -> StraightBitmap {
    StraightBitmap(width: picture.width, height: picture.height, wide: ComparedPicture(picture).widened)
  }

  @Test func `every level becomes 257 of a wide one`() {
    let picture = StraightBitmap(width: 1, height: 2, pixels: [0x0180_FF7F, 0xFF00_0102])
    #expect(ComparedPicture(picture).widened == [0x0101_8080_FFFF_7F7F, 0xFFFF_0000_0101_0202])
    #expect(widened(picture).pixels == picture.pixels)
  }

  // All rules at 16 bits, against those at 8 on pictures that have no more.
  @Test(arguments: ComparisonMode.allCases, [false, true])
  func `pictures of 8 bits compare alike at 16`(mode: ComparisonMode, forgives: Bool) {
    var numbers = SeededGenerator(seed: 8)
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF10_2030, 0xFF18_2838, 0x8040_2010, 0x0000_0000, 0xC0C0_C0C0]
    for _ in 0..<10 {
      let (first, second) = (numbers.picture(33, 9, colors: colors), numbers.picture(33, 9, colors: colors))
      let options = ComparisonOptions(mode: mode, forgivesAntialiasing: forgives)
      let narrow = comparison(expected: first, actual: second, options: options)
      for other in [
        comparison(expected: widened(first), actual: widened(second), options: options),
        comparison(expected: first, actual: widened(second), options: options),
      ] {
        #expect(other.verdict == narrow.verdict)
        #expect(other.classes == narrow.classes)
      }
    }
  }

  @Test func `a lower half that differs is a difference`() {
    let wide = StraightBitmap(width: 2, height: 1, wide: [0xFFFF_8080_8080_8080, 0xFFFF_0000_0000_0000])
    let other = StraightBitmap(width: 2, height: 1, wide: [0xFFFF_8081_8080_8080, 0xFFFF_0000_0000_0000])
    let verdict = compare(expected: wide, actual: other)
    #expect(verdict.differentPixels == 1)
    #expect(verdict.maxChannelDelta == 1.0 / 257)
    let perceived = compare(expected: wide, actual: other, options: ComparisonOptions(mode: .yiq))
    #expect(perceived.belowThreshold == BelowThreshold(count: 1, max: 1.0 / 257, mean: 1.0 / 257))
    #expect(perceived.status == .different)
  }
}
