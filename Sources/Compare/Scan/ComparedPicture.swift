import Graphics

/// A picture of either kind, as it is handed to a comparison.
struct ComparedPicture {
  let size: PixelSize
  let words: [UInt32]
  let wide: [UInt64]?
  let isPremultiplied: Bool

  init(_ bitmap: Bitmap) {
    size = PixelSize(width: bitmap.width, height: bitmap.height)
    words = bitmap.pixels
    wide = nil
    isPremultiplied = true
  }

  init(_ straight: StraightBitmap) {
    size = PixelSize(width: straight.width, height: straight.height)
    words = straight.pixels
    wide = straight.wide
    isPremultiplied = false
  }

  /// The words at 16 bits a channel; 8 bits are the same value in more detail, 257 for 1.
  var widened: [UInt64] {
    if let wide { return wide }
    return words.map { word in
      let word = UInt64(isPremultiplied ? Premultiplication.straighten(word) : word)
      let spread = (word & 0xFF00_0000) &<< 24 | (word & 0xFF_0000) &<< 16 | (word & 0xFF00) &<< 8 | word & 0xFF
      return spread &* 257
    }
  }

  /// The picture with straight colours; shares the words of an opaque one.
  var straight: StraightBitmap {
    if let wide { return StraightBitmap(width: size.width, height: size.height, wide: wide) }
    if isPremultiplied {
      return StraightBitmap(Bitmap(width: size.width, height: size.height, pixels: words))
    }
    return StraightBitmap(width: size.width, height: size.height, pixels: words)
  }
}

/// Calls a function with the memory of two pictures, at 16 bits a channel where either has them.
func withSources<Result>(
  _ expected: ComparedPicture, _ actual: ComparedPicture, _ body: (PixelSource, PixelSource) -> Result
) -> Result? {
  let areWide = expected.wide != nil || actual.wide != nil
  let (first, second) = areWide ? (expected.widened, actual.widened) : ([], [])
  return expected.words.withUnsafeBufferPointer { expectedWords in
    actual.words.withUnsafeBufferPointer { actualWords in
      first.withUnsafeBufferPointer { expectedWide in
        second.withUnsafeBufferPointer { actualWide in
          guard let one = expectedWords.baseAddress, let two = actualWords.baseAddress else { return nil }
          return body(
            PixelSource(
              words: one, wide: areWide ? expectedWide.baseAddress : nil, stride: expected.size.width,
              isPremultiplied: expected.isPremultiplied),
            PixelSource(
              words: two, wide: areWide ? actualWide.baseAddress : nil, stride: actual.size.width,
              isPremultiplied: actual.isPremultiplied))
        }
      }
    }
  }
}
