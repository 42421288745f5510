import Canvas
import Graphics
import Testing

struct BitmapDrawingTests {
  private let noise = Bitmap(
    width: 7, height: 5, pixels: (0..<35).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 & 0xFF_FFFF })

  @Test func `a copy on whole pixels is exact`() throws {
    let bitmap = try picture(9, 8) { $0.draw(noise, in: Rect(x: 1, y: 2, width: 7, height: 5)) }
    for y in 0..<5 {
      for x in 0..<7 { #expect(bitmap[x + 1, y + 2] == noise[x, y]) }
    }
    #expect(bitmap.coverage == 35)
  }

  @Test func `a copy off the canvas is cut`() throws {
    let bitmap = try picture(3, 2) { $0.draw(noise, in: Rect(x: -3, y: -2, width: 7, height: 5)) }
    #expect(bitmap[0, 0] == noise[3, 2])
  }

  @Test func `stretching blends inside and is solid at the edge`() throws {
    let two = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let bitmap = try picture(8, 2) { $0.draw(two, in: Rect(x: 0, y: 0, width: 8, height: 2)) }
    let greys = (0..<8).map { Int(bitmap[$0, 0] & 0xFF) }
    #expect(greys == greys.sorted() && greys.first == 0 && greys.last == 255)
    #expect(greys[3] > 60 && greys[4] < 195)
    #expect(bitmap.coverage == 16)
  }

  @Test func `shrinking takes every pixel into account`() throws {
    let stripes = Bitmap(width: 64, height: 64, pixels: (0..<4096).map { $0 % 4 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let bitmap = try picture(4, 4) { $0.draw(stripes, in: Rect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(bitmap.pixels.allSatisfy { (0x3C...0x44).contains($0 & 0xFF) })
  }

  @Test(arguments: [(64, 4), (4, 64)])
  func `squeezing in one direction takes every pixel into account`(width: Int, height: Int) throws {
    let stripes = Bitmap(
      width: width, height: height,
      pixels: (0..<256).map { (width > height ? $0 % 64 : $0 / 4) % 4 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let bitmap = try picture(4, 4) { $0.draw(stripes, in: Rect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(bitmap.pixels.allSatisfy { (0x3C...0x44).contains($0 & 0xFF) })
  }

  /// A ramp keeps its mean: of an odd number of pixels the last one counts as much as the others.
  @Test(arguments: [5, 7, 9, 27, 255])
  func `no pixel of an odd number is dropped`(count: Int) throws {
    let ramp = Bitmap(
      width: count, height: count,
      pixels: (0..<(count * count)).map { 0xFF00_0000 | UInt32($0 % count == count - 1 ? 240 : 0) })
    let column = try picture(1, 1) { $0.draw(ramp, in: Rect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(abs(Int(column[0, 0] & 0xFF) - 240 / count) <= 2)
    let turned = Bitmap(
      width: count, height: count,
      pixels: (0..<(count * count)).map { 0xFF00_0000 | UInt32($0 / count == count - 1 ? 240 : 0) })
    let row = try picture(1, 1) { $0.draw(turned, in: Rect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(abs(Int(row[0, 0] & 0xFF) - 240 / count) <= 2)
  }

  @Test func `opacity is applied once`() throws {
    let white = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    let bitmap = try picture(1, 1) { $0.draw(white, in: Rect(x: 0, y: 0, width: 1, height: 1), alpha: 0.5) }
    #expect([0x7F7F_7F7F, 0x8080_8080].contains(bitmap[0, 0]))
  }

  @Test func `a mask paints its opacity in a colour`() throws {
    let mask = Bitmap(width: 3, height: 1, pixels: [0, 0x8000_0000, 0xFFFF_FFFF])
    let bitmap = try picture(5, 1) { surface in
      surface.draw(mask: mask, in: Rect(x: 1, y: 0, width: 3, height: 1), tint: Color(hex: 0xFF0000))
    }
    #expect(bitmap.pixels == [0, 0, 0x8080_0000, 0xFFFF_0000, 0])
  }

  @Test func `empty pictures and rectangles draw nothing`() throws {
    let bitmap = try picture(4, 4) { surface in
      surface.draw(Bitmap(width: 0, height: 0, pixels: []), in: Rect(x: 0, y: 0, width: 4, height: 4))
      surface.draw(noise, in: Rect(x: 0, y: 0, width: 0, height: 4))
      surface.draw(noise, in: Rect(x: 4, y: 4, width: -4, height: -4))
    }
    #expect(bitmap.coverage == 0)
  }
}
