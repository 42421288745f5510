import Graphics
import TestSupport
import Testing

@testable import Compare

@Suite struct PremultipliedTests {
  @Test(arguments: ComparisonMode.allCases, [false, true])
  func bitmapsCompareLikeTheirStraightForms(mode: ComparisonMode, forgives: Bool) {
    var numbers = SeededGenerator(seed: 3)
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF10_2030, 0x8040_2010, 0x0000_0000, 0x2020_0010, 0xC0C0_C0C0]
    for _ in 0..<20 {
      let pictures = (0..<2).map { _ in Bitmap(numbers.picture(31, 17, colors: colors)) }
      let options = ComparisonOptions(mode: mode, colorTolerance: 0.2, forgivesAntialiasing: forgives)
      let premultiplied = comparison(expected: pictures[0], actual: pictures[1], options: options)
      let straight = comparison(
        expected: StraightBitmap(pictures[0]), actual: StraightBitmap(pictures[1]), options: options)
      #expect(premultiplied.verdict == straight.verdict)
      #expect(premultiplied.classes == straight.classes)
      #expect(premultiplied.verdict.differentPixels > 100)
    }
  }
}
