import Graphics

@testable import Compare

/// Numbers that look random and are the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &+ 0x1234_5678_9ABC_DEF0 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func color() -> UInt32 { 0xFF00_0000 | UInt32(below(1 << 24)) }
}

/// A picture to draw on.
struct Drawing {
  private(set) var width: Int
  private(set) var height: Int
  private(set) var pixels: [UInt32]

  init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFF2_F2F7) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  var bitmap: StraightBitmap { StraightBitmap(width: width, height: height, pixels: pixels) }
  var all: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  mutating func fill(_ part: PixelRect, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    for y in part.y..<part.maxY { for x in part.x..<part.maxX { self[x, y] = color(x, y) } }
  }

  /// Marks that look like lines of text.
  mutating func write(_ part: PixelRect, seed: Int) {
    var numbers = Numbers(seed: seed)
    for top in stride(from: part.y, to: part.maxY - 6, by: 10) {
      for x in part.x..<part.maxX where x % 6 < 4 {
        for y in top..<top + 7 where numbers.below(3) == 0 { self[x, y] = 0xFF00_0000 | UInt32(numbers.below(100)) }
      }
    }
  }

  /// A white card with text.
  mutating func card(_ part: PixelRect, seed: Int) {
    fill(part) { _, _ in 0xFFFF_FFFF }
    write(PixelRect(x: part.x + 4, y: part.y + 4, width: part.width - 8, height: part.height - 8), seed: seed)
  }

  mutating func noise(_ part: PixelRect, seed: Int) {
    var numbers = Numbers(seed: seed)
    fill(part) { _, _ in numbers.color() }
  }

  /// Noise rows that come at a row; the picture grows.
  func insertingRows(_ count: Int, at y: Int, seed: Int) -> Drawing {
    var numbers = Numbers(seed: seed)
    var result = self
    result.pixels.insert(contentsOf: (0..<count * width).map { _ in numbers.color() }, at: y * width)
    result.height += count
    return result
  }

  func removingRows(_ count: Int, at y: Int) -> Drawing {
    var result = self
    result.pixels.removeSubrange(y * width..<(y + count) * width)
    result.height -= count
    return result
  }

  /// The upper rows, or all and blank ones below.
  func height(_ height: Int, filling color: UInt32 = 0xFFF2_F2F7) -> Drawing {
    var result = Drawing(width, height, color)
    for y in 0..<min(height, self.height) { for x in 0..<width { result[x, y] = self[x, y] } }
    return result
  }

  /// Rows as columns.
  var transposed: Drawing {
    var result = Drawing(height, width)
    for y in 0..<height { for x in 0..<width { result[y, x] = self[x, y] } }
    return result
  }

  /// Puts another picture on this one.
  func placing(_ other: Drawing, x: Int, y: Int) -> Drawing {
    var result = self
    for row in 0..<other.height { for column in 0..<other.width { result[x + column, y + row] = other[column, row] } }
    return result
  }

  /// A list of cards with gaps of 8 rows, no two of them alike, and a bar below.
  static func list(_ width: Int = 120, cards: Int = 6, seed: Int = 1) -> Drawing {
    var result = Drawing(width, cards * 40 + 30)
    for index in 0..<cards {
      result.card(PixelRect(x: 6, y: 8 + index * 40, width: width - 12, height: 32), seed: seed + index)
    }
    return result
  }
}

/// What is told of two drawings.
func shifts(_ expected: Drawing, _ actual: Drawing) -> [Shift] {
  let verdict = compare(expected: expected.bitmap, actual: actual.bitmap)
  return shifts(expected: expected.bitmap, actual: actual.bitmap, box: verdict.box)
}

extension Shift {
  /// Kind, place and count, or distance, in few letters.
  var short: String {
    switch kind {
    case .rowsInserted: "+\(count)@\(at)"
    case .rowsRemoved: "-\(count)@\(at)"
    case .columnsInserted: "|+\(count)@\(at)"
    case .columnsRemoved: "|-\(count)@\(at)"
    case .moved: "(\(dx),\(dy))"
    }
  }
}
