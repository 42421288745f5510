import Graphics
import TestSupport
import Testing

@testable import PNG

@Suite struct ScreenDeflationTests {
  @Test("gives every screen back", arguments: 0..<60)
  func comesBack(seed: Int) throws {
    let screen = Screen(seed: seed).bitmap
    let stream = try #require(deflated(screen) as [UInt8]?, "\(screen.width) × \(screen.height)")
    let file = encodePNG(screen, level: 1)
    #expect(file.count > stream.count && file.dropFirst(33 + 13 + 8).starts(with: stream))
    // Told without the pixels, should it fail.
    let isSame = try decodePNG(file, pixelLimit: screen.width * screen.height) == screen
    let isSameByLibpng = try PNGFile(file).decodeWithLibpng() == screen.pixels
    #expect(isSame && isSameByLibpng)
  }

  @Test("knows where a row is too long for matches with the one above", arguments: [10_922, 10_923, 30_000])
  func wideRows(width: Int) throws {
    let row = (0..<width).map { 0xFF00_0000 | UInt32($0 / 50 % 7) }
    let bitmap = Bitmap(width: width, height: 5, pixels: row + row + row.reversed() + row + row)
    #expect(deflated(bitmap) != nil)
    #expect(try decodePNG(encodePNG(bitmap, level: 1), pixelLimit: width * 5) == bitmap)
  }

  @Test("leaves photographs, what is not opaque and empty pictures to others")
  func leaves() {
    var random = SeededGenerator(seed: 1)
    var pixels = (0..<64 * 64).map { _ in UInt32.random(in: 0xFF00_0000...0xFFFF_FFFF, using: &random) }
    #expect(deflated(Bitmap(width: 64, height: 64, pixels: pixels)) == nil)
    pixels = Array(repeating: 0xFFFF_FFFF, count: 64 * 64)
    #expect(deflated(Bitmap(width: 64, height: 64, pixels: pixels)) != nil)
    pixels[4000] = 0xFEFE_FEFE
    #expect(deflated(Bitmap(width: 64, height: 64, pixels: pixels)) == nil)
    #expect(deflated(Bitmap(width: 0, height: 64, pixels: [])) == nil)
  }

  @Test("is about as small as libdeflate's fastest")
  func isSmall() throws {
    for seed in 0..<20 {
      let screen = Screen(seed: seed, least: 300).bitmap
      let stream = try #require(deflated(screen))
      let rows = opaqueScanlines(screen.pixels.span, screen.width, screen.height) ?? []
      #expect(stream.count * 10 < deflated(rows, level: 1).count * 12, "\(seed)")
    }
  }
}

private func deflated(_ bitmap: Bitmap) -> [UInt8]? {
  ScreenDeflation.stream(bitmap.pixels.span, bitmap.width, bitmap.height)
}

/// Rectangles, slopes and a small shape here and there, over each other.
private struct Screen {
  private(set) var bitmap: Bitmap
  private var random: SeededGenerator

  init(seed: Int, least: Int = 1) {
    random = SeededGenerator(seed: seed)
    let width = Int.random(in: max(least, 100)...400, using: &random)
    let height = Int.random(in: least...400, using: &random)
    bitmap = Bitmap(width: width, height: height, pixels: Array(repeating: 0xFFF3_F4F8, count: width * height))
    let shape = (0..<7 * 9).map { _ in UInt32.random(in: 0...3, using: &random) &* 0x55_5555 }
    for _ in 0..<12 {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      paint(width, height) { _, _ in color }
      let slope = Int.random(in: 1...9, using: &random)
      paint(width, height) { x, y in UInt32(truncatingIfNeeded: (x + slope * y) / 29 & 0xFF) &* 0x01_0101 }
      // More in few columns would be all there is, as in a photograph.
      for _ in 0..<(width / 80) { paint(7, 9) { x, y in shape[y * 7 + x] } }
    }
  }

  private mutating func paint(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    let left = Int.random(in: 0..<bitmap.width, using: &random)
    let top = Int.random(in: 0..<bitmap.height, using: &random)
    let most = (width == 7 ? 7 : 1, width == 7 ? 9 : 1)
    let size = (Int.random(in: most.0...width, using: &random), Int.random(in: most.1...height, using: &random))
    var pixels = bitmap.pixels
    for y in top..<min(top + size.1, bitmap.height) {
      for x in left..<min(left + size.0, bitmap.width) {
        pixels[y * bitmap.width + x] = 0xFF00_0000 | color(x - left, y - top)
      }
    }
    bitmap = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
