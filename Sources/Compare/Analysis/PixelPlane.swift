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
}

// Plain loops over blocks, which the optimiser vectorises.
func differs(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int) -> Bool {
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
  for index in 0..<count {
    // 1 where any bit differs: without a branch, or the loop stays one of single pixels.
    let bits = first[index] ^ second[index]
    different &+= (bits | (0 &- bits)) &>> 31
  }
  return Int(different)
}

/// Calls `body` with both pictures' words.
func withPlanes<Result>(
  _ expected: StraightBitmap, _ actual: StraightBitmap,
  _ body: (_ expected: PixelPlane, _ actual: PixelPlane) -> Result?
) -> Result? {
  // Lower halves count where one of the pictures has some.
  let isWide = expected.wide != nil || actual.wide != nil
  return withPlane(expected, isWide) { expected in withPlane(actual, isWide) { body(expected, $0) } }
}

private func withPlane<Result>(
  _ bitmap: StraightBitmap, _ isWide: Bool, _ body: (PixelPlane) -> Result?
) -> Result? {
  let words = isWide ? foldedWords(bitmap) : bitmap.pixels
  return words.withUnsafeBufferPointer { words in
    bitmap.pixels.withUnsafeBufferPointer { colors in
      guard let words = words.baseAddress, let colors = colors.baseAddress else { return nil }
      return body(PixelPlane(width: bitmap.width, height: bitmap.height, words: words, colors: colors))
    }
  }
}

// A hash of 32 bits for 64: it is told what shifted, not what is equal, and no picture has enough pixels to matter.
private func foldedWords(_ bitmap: StraightBitmap) -> [UInt32] {
  guard let wide = bitmap.wide else { return bitmap.pixels.map { folded(widened($0)) } }
  return wide.map(folded)
}

private func folded(_ wide: UInt64) -> UInt32 {
  UInt32(truncatingIfNeeded: mix(wide ^ 0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03))
}

/// The word of a 16-bit picture that looks the same: 257 times each channel.
private func widened(_ word: UInt32) -> UInt64 {
  let word = UInt64(word)
  let spread = (word & 0xFF) | (word & 0xFF00) << 8 | (word & 0xFF_0000) << 16 | (word & 0xFF00_0000) << 24
  return spread * 257
}
