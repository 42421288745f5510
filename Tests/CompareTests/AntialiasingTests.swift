import Graphics
import TestSupport
import Testing

@testable import Compare

@Suite struct AntialiasingTests {
  // Of few colours, some of them not opaque; the way for pixels with eight neighbours must find what the other finds.
  @Test(
    arguments: [
      [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFF40_6080], [0xFFFF_FFFF, 0xFFF0_F0F0, 0xFF00_00FF],
      [0xFFFF_FFFF, 0x80FF_FFFF, 0x0000_0000, 0x4010_2030, 0xFF20_2020],
    ] as [[UInt32]])
  func bothWaysAgree(colors: [UInt32]) {
    var numbers = SeededGenerator(seed: colors.count)
    var found = 0
    for _ in 0..<200 {
      let first = numbers.picture(12, 9, colors: colors)
      let second = numbers.picture(12, 9, colors: [colors[0], colors[0], colors[0], colors[1]])
      _ = withSources(ComparedPicture(first), ComparedPicture(second)) { picture, other in
        for background in [Background.white, .checkerboard] {
          let test = Antialiasing(
            picture: picture, other: other, size: PixelSize(width: 12, height: 9), background: background,
            alphaSlopes: background == .white)
          for y in 1..<8 {
            for x in 1..<11 {
              #expect(test.holdsInside(x, y) == test.holdsAnywhere(x, y))
              if test.holds(x, y) { found += 1 }
            }
          }
        }
      }
    }
    #expect(found > 20)
  }

  @Test func aSoftEdgeIsForgivenAndAHardOneIsNot() {
    let hard = StraightBitmap(20, 20) { x, _ in x < 10 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let soft = StraightBitmap(20, 20) { x, _ in x < 10 ? 0xFF00_0000 : x == 10 ? 0xFF80_8080 : 0xFFFF_FFFF }
    let moved = StraightBitmap(20, 20) { x, _ in x < 11 ? 0xFF00_0000 : 0xFFFF_FFFF }
    for mode in ComparisonMode.allCases {
      let options = ComparisonOptions(mode: mode, forgivesAntialiasing: true)
      #expect(compare(expected: hard, actual: soft, options: options).forgivenAntialiasing == 20)
      #expect(compare(expected: hard, actual: moved, options: options).differentPixels == 20)
    }
  }
}
