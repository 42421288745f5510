import Graphics

/// A picture's words where they lie; must not outlive the picture.
struct PixelPlane {
  let width: Int
  let height: Int
  /// Words that are equal exactly where the pixels are.
  let words: UnsafePointer<UInt32>
  /// Words 0xAARRGGBB, the upper halves of the channels of a 16-bit picture.
  let colors: UnsafePointer<UInt32>

  /// A row's words from a column on.
  @inline(__always)
  func words(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> { words + (y &* width &+ x) }

  /// Whether two equally large parts are equal in every pixel.
  func isEqual(_ part: PixelRect, to other: PixelPlane, x: Int, y: Int) -> Bool {
    for row in 0..<part.height {
      let first = words(part.x, part.y &+ row)
      let second = other.words(x, y &+ row)
      if differs(first, second, part.width) { return false }
    }
    return true
  }

  /// How many pixels of two equally large parts differ.
  func differentPixels(_ part: PixelRect, from other: PixelPlane, x: Int, y: Int) -> Int {
    var count = 0
    for row in 0..<part.height {
      let first = words(part.x, part.y &+ row)
      let second = other.words(x, y &+ row)
      count &+= countDifferent(first, second, part.width)
    }
    return count
  }

  /// The smallest rectangle that holds what differs where both pictures have pixels; nil where nothing does.
  func differenceBox(from other: PixelPlane) -> PixelRect? {
    let (width, height) = (min(width, other.width), min(height, other.height))
    func differs(_ y: Int) -> Bool { !isEqual(PixelRect(x: 0, y: y, width: width, height: 1), to: other, x: 0, y: y) }
    guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else {
      return nil
    }
    var (left, right) = (width, -1)
    for y in top...bottom {
      let (first, second) = (words(0, y), other.words(0, y))
      var x = 0
      while x < left && first[x] == second[x] { x &+= 1 }
      left = x
      x = width &- 1
      while x > right && first[x] == second[x] { x &-= 1 }
      right = x
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

// Plain loops over blocks, which the optimiser vectorises.
private func differs(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int) -> Bool {
  var start = 0
  while start < count {
    let end = min(start &+ 64, count)
    var bits: UInt32 = 0
    for index in start..<end { bits |= first[index] ^ second[index] }
    if bits != 0 { return true }
    start = end
  }
  return false
}

private func countDifferent(
  _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
) -> Int {
  var different: UInt32 = 0
  for index in 0..<count { different &+= first[index] == second[index] ? 0 : 1 }
  return Int(different)
}

/// Calls `body` with both pictures' words.
func withPlanes<Result>(
  _ expected: StraightBitmap, _ actual: StraightBitmap,
  _ body: (_ expected: PixelPlane, _ actual: PixelPlane) -> Result?
) -> Result? {
  expected.pixels.withUnsafeBufferPointer { expectedColors in
    actual.pixels.withUnsafeBufferPointer { actualColors in
      guard let first = expectedColors.baseAddress, let second = actualColors.baseAddress else { return nil }
      return body(
        PixelPlane(width: expected.width, height: expected.height, words: first, colors: first),
        PixelPlane(width: actual.width, height: actual.height, words: second, colors: second))
    }
  }
}
