import Graphics
import Testing

@Suite struct StraightBitmapTests {
  @Test func wideWordsGiveTheirUpperHalves() {
    let wide: [UInt64] = [0x1234_5678_9ABC_DEF0, 0xFFFF_00FF_FF00_8001, 0]
    let bitmap = StraightBitmap(width: 3, height: 1, wide: wide)
    #expect(bitmap.pixels == [0x1256_9ADE, 0xFF00_FF80, 0])
    #expect(bitmap.wide == wide)
  }

  @Test func narrowPicturesHaveNoWideWords() {
    let bitmap = StraightBitmap(width: 1, height: 1, pixels: [7])
    #expect(bitmap.wide == nil)
    // Pictures that differ in the lower halves only are two pictures.
    #expect(StraightBitmap(width: 1, height: 1, wide: [1]) != StraightBitmap(width: 1, height: 1, wide: [2]))
  }

  @Test func opaqueMeansEveryBitOfAlpha() {
    #expect(StraightBitmap(width: 1, height: 1, wide: [0xFFFF_0000_0000_0000]).isOpaque)
    #expect(!StraightBitmap(width: 1, height: 1, wide: [0xFFFE_0000_0000_0000]).isOpaque)
    #expect(StraightBitmap(width: 1, height: 1, pixels: [0xFF00_0000]).isOpaque)
    #expect(!StraightBitmap(width: 1, height: 1, pixels: [0xFE00_0000]).isOpaque)
  }
}
