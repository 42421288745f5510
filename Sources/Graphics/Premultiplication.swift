/// Turns 0xAARRGGBB words with straight channels into premultiplied ones, and back.
///
/// Both ways round to the nearest value. A straight channel is at most half a step from `channel * 255 / alpha`, which
/// is at most `alpha / 510` of a premultiplied step, so premultiplied → straight → premultiplied changes no valid word.
package enum Premultiplication {
  /// The word with each colour multiplied by its alpha.
  @inlinable
  package static func premultiply(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    // Opaque is nearly every pixel of a screen.
    if alpha == 255 { return word }
    let red = ((word &>> 16 & 0xFF) &* alpha &+ 127) / 255
    let green = ((word &>> 8 & 0xFF) &* alpha &+ 127) / 255
    let blue = ((word & 0xFF) &* alpha &+ 127) / 255
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// The word with each colour divided by its alpha; a colour above its alpha, which is not valid, counts as full.
  @inlinable
  package static func straighten(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    let half = alpha &>> 1
    let red = min(((word &>> 16 & 0xFF) &* 255 &+ half) / alpha, 255)
    let green = min(((word &>> 8 & 0xFF) &* 255 &+ half) / alpha, 255)
    let blue = min(((word & 0xFF) &* 255 &+ half) / alpha, 255)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// All words, premultiplied.
  static func premultiply(_ words: [UInt32]) -> [UInt32] { convert(words, with: premultiply) }

  /// All words, straight.
  static func straighten(_ words: [UInt32]) -> [UInt32] { convert(words, with: straighten) }

  // An opaque picture is the same both ways: it is handed on without a copy.
  private static func convert(_ words: [UInt32], with step: (UInt32) -> UInt32) -> [UInt32] {
    if isOpaque(words) { return words }
    return [UInt32](unsafeUninitializedCapacity: words.count) { target, count in
      words.withUnsafeBufferPointer { source in
        var index = 0
        while index < source.count {
          target[index] = step(source[index])
          index &+= 1
        }
      }
      count = words.count
    }
  }

  /// Whether every word has full alpha.
  static func isOpaque(_ words: [UInt32]) -> Bool {
    words.withUnsafeBufferPointer { words in
      // Gathered a block at a time: fast as memory where all are opaque, early out where one is not.
      var start = 0
      while start < words.count {
        let end = min(start &+ 4096, words.count)
        guard common(words, start, end) >= 0xFF00_0000 else { return false }
        start = end
      }
      return true
    }
  }

  // The bits that all words of a range have. A plain loop, which the optimiser vectorises.
  private static func common(_ words: UnsafeBufferPointer<UInt32>, _ start: Int, _ end: Int) -> UInt32 {
    var all: UInt32 = 0xFFFF_FFFF
    var index = start
    while index < end {
      all &= words[index]
      index &+= 1
    }
    return all
  }
}
