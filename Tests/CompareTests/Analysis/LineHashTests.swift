import Graphics
import Testing

@testable import Compare

@Suite struct LineHashTests {
  private func hashes(_ drawing: Drawing, _ part: PixelRect, _ axis: Axis) -> [UInt64] {
    withPlanes(drawing.bitmap, drawing.bitmap) { plane, _ in lineHashes(plane, part, axis) } ?? []
  }

  @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 64, 100])
  func `every pixel and its place count`(width: Int) {
    // Rows that differ from the first in one bit of one pixel.
    var drawing = Drawing(width, width * 32 + 2)
    for x in 0..<width { for bit in 0..<32 { drawing[x, x * 32 + bit + 1] ^= 1 << UInt32(bit) } }
    for (axis, drawing) in [(Axis.rows, drawing), (.columns, drawing.transposed)] {
      let found = hashes(drawing, drawing.all, axis)
      #expect(Set(found).count == width * 32 + 1)
      #expect(found.first == found.last)
    }
  }

  @Test func `equal lines have equal hashes wherever they lie`() {
    var tile = Drawing(37, 20)
    tile.noise(tile.all, seed: 4)
    let drawing = Drawing(100, 60).placing(tile, x: 3, y: 5).placing(tile, x: 60, y: 30)
    let rows = hashes(drawing, PixelRect(x: 3, y: 5, width: 37, height: 20), .rows)
    #expect(rows == hashes(drawing, PixelRect(x: 60, y: 30, width: 37, height: 20), .rows))
    let columns = hashes(drawing, PixelRect(x: 3, y: 5, width: 37, height: 20), .columns)
    #expect(columns == hashes(drawing, PixelRect(x: 60, y: 30, width: 37, height: 20), .columns))
  }

  @Test func `numbers are those of the first line alike`() {
    var hashes = (0..<5_000).map { mix(UInt64($0 % 1_700) | 1 << 40, 0x9E37_79B9_7F4A_7C15) }
    hashes += [0, .max, 0]
    var numbers = HashNumbers(capacity: hashes.count)
    let found = hashes.map { numbers.number(adding: $0) }
    #expect(found.prefix(5_000).enumerated().allSatisfy { $0.element == $0.offset % 1_700 })
    #expect(found.suffix(3) == [1_700, 1_701, 1_700])
    #expect(numbers.count == 1_702)
    #expect(numbers.number(of: .max) == 1_701)
    #expect(numbers.number(of: 12_345) == nil)
  }
}
