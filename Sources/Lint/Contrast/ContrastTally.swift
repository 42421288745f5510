package import Graphics

/// Which colours letters have, and what would be there without them, pixel by pixel.
package struct ContrastTally: Sendable {
  /// Two words of pixels: letters in the upper half, what is behind in the lower.
  private var counts: [UInt64: Int] = [:]
  private var last: (pair: UInt64, count: Int) = (0, 0)

  package init() {}

  /// Adds a pixel of each, premultiplied words 0xAARRGGBB.
  package mutating func add(letters: UInt32, ground: UInt32) {
    let pair = UInt64(letters) << 32 | UInt64(ground)
    if pair == last.pair {
      last.count += 1
    } else {
      flush()
      last = (pair, 1)
    }
  }

  private mutating func flush() {
    if last.count > 0 { counts[last.pair, default: 0] += last.count }
    last.count = 0
  }

  /// The contrast that all but a share of the pixels have at least, and its colours; nil without a pixel.
  package func worst(but share: Double) -> (ratio: Double, letters: Color, ground: Color)? {
    var whole = self
    whole.flush()
    let pairs = whole.counts.map { (pair: $0.key, count: $0.value, ratio: Self.ratio(of: $0.key)) }
      .sorted { ($0.ratio, $0.pair) < ($1.ratio, $1.pair) }
    var rest = Double(pairs.reduce(0) { $0 + $1.count }) * share
    for pair in pairs {
      rest -= Double(pair.count)
      if rest < 0 {
        return (pair.ratio, Color(word: UInt32(pair.pair >> 32)), Color(word: UInt32(truncatingIfNeeded: pair.pair)))
      }
    }
    return nil
  }

  private static func ratio(of pair: UInt64) -> Double {
    Color(word: UInt32(pair >> 32)).contrast(to: Color(word: UInt32(truncatingIfNeeded: pair)))
  }
}

extension Color {
  /// The colour of a premultiplied word; light goes through to white.
  fileprivate init(word: UInt32) {
    let rest = 255 - (word >> 24)
    func channel(_ shift: UInt32) -> UInt8 { UInt8(min(255, (word >> shift & 0xFF) + rest)) }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}
