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

  @Test(arguments: [false, true])
  func `what is equal need not be read twice`(areSparse: Bool) {
    var base = Drawing(150, 90)
    base.noise(base.all, seed: 8)
    var changed = base
    changed.noise(PixelRect(x: 20, y: 30, width: 90, height: 7), seed: 9)
    changed[140, 80] ^= 1
    let part = PixelRect(x: 5, y: 10, width: 140, height: 75)
    for (axis, first, second, part) in [
      (Axis.rows, base, changed, part), (.columns, base, changed, part),
      (.rows, base.transposed, changed.transposed, PixelRect(x: 10, y: 5, width: 75, height: 140)),
    ] {
      let found = withPlanes(first.bitmap, second.bitmap) { one, other -> [[UInt64]]? in
        UnequalLines(one, other).map { unequal in
          let pair = lineHashes(one, other, part, axis, unequal, sparse: areSparse)
          return [pair.expected, pair.actual]
        }
      }
      guard !areSparse else {
        // Equal lines have equal hashes; of the columns that differ, which are read where they do, the others do not.
        let lines = zip(hashes(first, part, axis), hashes(second, part, axis)).map { $0 == $1 }
        let sparse = zip(found?[0] ?? [], found?[1] ?? []).map { $0 == $1 }
        #expect(zip(lines, sparse).allSatisfy { !$0 || $1 } && lines.count == sparse.count)
        #expect(axis == .rows || lines == sparse)
        continue
      }
      #expect(found == [hashes(first, part, axis), hashes(second, part, axis)])
    }
  }

  @Test func `lines that differ are known, and the box that holds them`() {
    let base = Drawing(130, 40)
    var changed = base
    for (x, y) in [(7, 3), (129, 3), (64, 20), (7, 38)] { changed[x, y] ^= 0x8000_0000 }
    let unequal = withPlanes(base.bitmap, changed.bitmap) { UnequalLines($0, $1) }
    #expect(unequal?.box == PixelRect(x: 7, y: 3, width: 123, height: 36))
    #expect((0..<40).filter { unequal?.holdsRow($0) == true } == [3, 20, 38])
    #expect(unequal?.count(0..<40, .rows) == 3)
    #expect(unequal?.count(4..<38, .rows) == 1)
    #expect(unequal?.count(0..<130, .columns) == 3)
    #expect(unequal?.count(8..<129, .columns) == 1)
    #expect(withPlanes(base.bitmap, base.bitmap) { UnequalLines($0, $1)?.box } == nil)
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
