import Graphics
import Testing

@Suite struct IndexedBitmapTests {
  @Test func colorsAreLookedUp() {
    let bitmap = IndexedBitmap(width: 2, height: 2, palette: [0x8000_0001, 0xFF12_3456], indices: [1, 0, 0, 1])
    #expect(
      bitmap.straight
        == StraightBitmap(width: 2, height: 2, pixels: [0xFF12_3456, 0x8000_0001, 0x8000_0001, 0xFF12_3456]))
  }

  @Test func allPlacesMayBeUsed() {
    let palette = (0..<256).map { UInt32($0) }
    let bitmap = IndexedBitmap(width: 256, height: 1, palette: palette, indices: (0..<256).map { UInt8($0) })
    #expect(bitmap.straight.pixels == palette)
  }

  @Test func aPictureWithoutPixelsNeedsNoPalette() {
    #expect(IndexedBitmap(width: 0, height: 7, palette: [], indices: []).straight.pixels.isEmpty)
  }

  @Test func aPlaceOutsideThePaletteIsNoPicture() async {
    await #expect(processExitsWith: .failure) {
      _ = IndexedBitmap(width: 1, height: 1, palette: [1], indices: [1])
    }
  }
}
