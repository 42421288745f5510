import Graphics
import Testing

@testable import Compare

@Suite struct DifferencePictureTests {
  private let red: UInt32 = 0xFFFF_0000
  private let violet: UInt32 = 0xFF8A_2BE2
  private let white: UInt32 = 0xFFFF_FFFF

  private func picture(_ width: Int, _ height: Int, _ word: UInt32) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Array(repeating: word, count: width * height))
  }

  // Black becomes the darkest grey there is; a clear pixel shows white.
  @Test(
    arguments: [
      (0xFF00_0000, 0xFFC0_C0C0), (0xFFFF_FFFF, 0xFFFF_FFFF), (0x0000_0000, 0xFFFF_FFFF),
      (0xFF80_8080, 0xFFE0_E0E0), (0x8000_0000, 0xFFDF_DFDF), (0xFF00_FF00, 0xFFED_EDED),
    ] as [(UInt32, UInt32)])
  func equalPixelsAreFaint(word: UInt32, shown: UInt32) {
    #expect(
      differencePicture(expected: picture(2, 1, word), actual: picture(2, 1, word)).pixels == [shown, shown])
  }

  @Test func pixelsThatDifferAreRed() {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 6)
    pixels[4] = 0xFFFF_FFFE
    let shown = differencePicture(
      expected: picture(3, 2, 0xFFFF_FFFF), actual: Bitmap(width: 3, height: 2, pixels: pixels))
    #expect(shown.pixels == [white, white, white, white, red, white])
  }

  @Test func whatOnlyOneCoversIsViolet() {
    let shown = differencePicture(expected: picture(1, 3, 0xFFFF_FFFF), actual: picture(3, 2, 0xFFFF_FFFF))
    #expect((shown.width, shown.height) == (3, 3))
    #expect(shown.pixels == [white, violet, violet, white, violet, violet, violet, white, white])
  }

  @Test func onePictureMayBeEmpty() {
    let shown = differencePicture(expected: picture(0, 0, 0), actual: picture(2, 1, 0xFF00_0000))
    #expect(shown == picture(2, 1, violet))
    #expect(differencePicture(expected: picture(0, 0, 0), actual: picture(0, 0, 0)).pixels == [])
  }

  @Test func twoLongStripsAreShownAtTheActualSize() {
    let expected = picture(1, 9, 0xFFFF_FFFF)
    let shown = differencePicture(expected: expected, actual: picture(9, 1, 0xFF00_0000), pixelLimit: 80)
    #expect((shown.width, shown.height) == (9, 1))
    #expect(shown.pixels == [red] + Array(repeating: violet, count: 8))
  }
}
