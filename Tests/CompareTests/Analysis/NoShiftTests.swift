import Graphics
import Testing

@testable import Compare

@Suite("Where nothing shifted, nothing is told") struct NoShiftTests {
  @Test func `equal pictures`() {
    let list = Drawing.list()
    #expect(shifts(list, list).isEmpty)
    #expect(shifts(expected: list.bitmap, actual: list.bitmap, box: list.all).isEmpty)
  }

  @Test(arguments: [(120, 270), (1, 1), (0, 0), (0, 5), (5, 0), (3, 2), (200, 1), (1, 200)])
  func `noise`(width: Int, height: Int) {
    var (first, second) = (Drawing(width, height), Drawing(width, height))
    first.noise(first.all, seed: 1)
    second.noise(second.all, seed: 2)
    #expect(shifts(first, second).isEmpty)
    #expect(shifts(expected: first.bitmap, actual: second.bitmap, box: first.all).isEmpty)
  }

  @Test func `noise of other sizes`() {
    var (first, second) = (Drawing(120, 100), Drawing(120, 120))
    first.noise(first.all, seed: 1)
    second.noise(second.all, seed: 2)
    #expect(shifts(first, second).isEmpty)
    #expect(shifts(first.transposed, second.transposed).isEmpty)
    #expect(shifts(Drawing(0, 5), Drawing(0, 7)).isEmpty)
    #expect(shifts(first, Drawing(0, 0)).isEmpty)
  }

  @Test(arguments: [1, 30, 300])
  func `specks`(count: Int) {
    let base = Drawing.list()
    var specked = base
    var numbers = Numbers(seed: count)
    for _ in 0..<count { specked[numbers.below(base.width), numbers.below(base.height)] = numbers.color() }
    #expect(shifts(base, specked).isEmpty)
  }

  @Test(arguments: [1, 10, 40])
  func `everything darker`(levels: UInt32) {
    let base = Drawing.list()
    var darker = base
    darker.fill(base.all) { x, y in
      let word = base[x, y]
      func less(_ shift: UInt32) -> UInt32 { UInt32(max(0, Int(word >> shift & 0xFF) - Int(levels))) << shift }
      return 0xFF00_0000 | less(16) | less(8) | less(0)
    }
    #expect(shifts(base, darker).isEmpty)
    #expect(shifts(darker, base).isEmpty)
  }

  // A gradient that is darker by what it falls in some rows is the same picture as one that is some rows further on.
  @Test(arguments: [1, 5, 20])
  func `gradients`(levels: Int) {
    func gradient(_ slope: @escaping (Int, Int) -> Int, _ offset: Int) -> Drawing {
      var result = Drawing.list(160, cards: 5)
      result.fill(PixelRect(x: 20, y: 30, width: 120, height: 150)) { x, y in
        0xFF00_0000 | UInt32(slope(x - 20, y - 30) + offset) * 0x01_0101
      }
      return result
    }
    let slopes: [(Int, Int) -> Int] = [
      { $1 }, { x, _ in x }, { ($0 + $1) / 2 }, { $1 / 3 }, { 200 - $1 }, { $0 + $1 / 2 },
    ]
    for (index, slope) in slopes.enumerated() {
      #expect(shifts(gradient(slope, 0), gradient(slope, levels)).isEmpty, "slope \(index)")
      #expect(shifts(gradient(slope, levels), gradient(slope, 0)).isEmpty, "slope \(index)")
    }
  }

  @Test func `another colour, another text, another card`() {
    let base = Drawing.list()
    let part = PixelRect(x: 6, y: 88, width: 108, height: 32)
    var (recolored, rewritten, blank) = (base, base, base)
    recolored.fill(part) { base[$0, $1] == 0xFFFF_FFFF ? 0xFFFF_D0D0 : base[$0, $1] }
    rewritten.card(part, seed: 77)
    blank.fill(part) { _, _ in 0xFFF2_F2F7 }
    for actual in [recolored, rewritten, blank] {
      #expect(shifts(base, actual).isEmpty)
      #expect(shifts(actual, base).isEmpty)
    }
  }

  @Test func `two cards that were exchanged`() {
    let base = Drawing.list()
    var actual = base
    actual.card(PixelRect(x: 6, y: 48, width: 108, height: 32), seed: 3)
    actual.card(PixelRect(x: 6, y: 88, width: 108, height: 32), seed: 2)
    #expect(shifts(base, actual).isEmpty)
  }

  @Test func `another list`() {
    #expect(shifts(Drawing.list(seed: 1), Drawing.list(seed: 50)).isEmpty)
  }

  // What is asked about is a box of any place.
  @Test(arguments: [
    PixelRect(x: -5, y: -5, width: 20, height: 20), PixelRect(x: 500, y: 0, width: 1, height: 1),
    PixelRect(x: .max, y: .max, width: .max, height: .max), PixelRect(x: 5, y: 5, width: -3, height: 0),
  ])
  func `boxes out of the picture`(box: PixelRect) {
    var specked = Drawing.list()
    specked[3, 3] ^= 0xFF
    #expect(shifts(expected: Drawing.list().bitmap, actual: specked.bitmap, box: box).isEmpty)
  }
}
