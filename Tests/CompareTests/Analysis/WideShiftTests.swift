import Graphics
import Testing

@testable import Compare

@Suite struct WideShiftTests {
  /// The drawing with 16 bits a channel; the lower halves repeat the upper ones but where a pixel says otherwise.
  private func wide(_ drawing: Drawing, lower: (Int) -> UInt64? = { _ in nil }) -> StraightBitmap {
    let words = drawing.pixels.enumerated().map { index, word in
      var wide: UInt64 = 0
      for channel in 0..<4 {
        let byte = UInt64(word >> UInt32(channel * 8) & 0xFF)
        wide |= (byte << 8 | (lower(index) ?? byte)) << UInt64(channel * 16)
      }
      return wide
    }
    return StraightBitmap(width: drawing.width, height: drawing.height, wide: words)
  }

  @Test func `lower halves count`() {
    let base = Drawing.list()
    let pushed = base.insertingRows(12, at: 48, seed: 1).height(base.height)
    let box = PixelRect(x: 0, y: 0, width: base.width, height: base.height)
    let same = shifts(expected: wide(base), actual: wide(pushed), box: box)
    #expect(same.map(\.short) == ["+12@48"])
    #expect(same.map(\.remainingDifferentPixels) == [0])
    let other = wide(pushed) { (20_000..<20_005).contains($0) ? 0x12 : nil }
    #expect(shifts(expected: wide(base), actual: other, box: box).map(\.remainingDifferentPixels) == [5])
    #expect(shifts(expected: wide(base), actual: wide(base) { $0 == 7 ? 1 : nil }, box: box).isEmpty)
  }

  @Test func `8 and 16 bits are compared by their colours`() {
    let base = Drawing.list()
    let grown = base.insertingRows(12, at: 48, seed: 1)
    let told = shifts(expected: base.bitmap, actual: wide(grown), box: nil)
    #expect(told.map(\.short) == ["+12@48"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
  }
}
