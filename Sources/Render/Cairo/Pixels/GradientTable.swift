package import Graphics

/// The colours of a gradient in 4096 equal steps, as premultiplied words, so that a pixel is one look-up.
package struct GradientTable {
  /// The number of the last entry, which stands for the end; the first stands for the start.
  package static let last = 4096

  /// One word for each step, `last + 1` in all.
  package let words: [UInt32]
  /// What lies before the start: the first colour, which is that of the first step unless several stops are there.
  package let before: UInt32
  /// Whether no colour lets anything through.
  package let isOpaque: Bool

  /// Mixes premultiplied colours between stops; of stops at one place the last counts from there on.
  package init(_ stops: [GradientStop]) {
    var places: [(offset: Double, color: Premultiplied)] = []
    for stop in stops {
      // Never back, as CSS has it.
      let offset = max(places.last?.offset ?? 0, min(max(stop.offset, 0), 1))
      places.append((offset, Premultiplied(stop.color)))
    }
    guard let first = places.first, let end = places.last else {
      words = Array(repeating: 0, count: Self.last + 1)
      before = 0
      isOpaque = false
      return
    }
    let words = [UInt32](unsafeUninitializedCapacity: Self.last + 1) { target, count in
      var next = 0
      for step in 0...Self.last {
        let place = Double(step) / Double(Self.last)
        while next < places.count, places[next].offset <= place { next += 1 }
        if next == 0 {
          target[step] = first.color.word
        } else if next == places.count {
          target[step] = end.color.word
        } else {
          let (before, after) = (places[next - 1], places[next])
          let part = (place - before.offset) / (after.offset - before.offset)
          target[step] = before.color.mixed(with: after.color, part).word
        }
      }
      count = Self.last + 1
    }
    self.words = words
    before = first.color.word
    isOpaque = before >= 0xFF00_0000 && words.allSatisfy { $0 >= 0xFF00_0000 }
  }
}

/// A colour with its channels multiplied by its alpha, all from 0 to 255.
private struct Premultiplied {
  /// Blue, green, red and alpha: the order of a word's bytes from its lowest.
  private var channels: SIMD4<Double>

  init(_ color: Color) {
    let opacity = color.alpha.isNaN ? 0 : min(max(color.alpha, 0), 1)
    channels = SIMD4(Double(color.blue), Double(color.green), Double(color.red), 255) * opacity
  }

  @inline(__always)
  func mixed(with other: Premultiplied, _ part: Double) -> Premultiplied {
    var mixed = self
    mixed.channels += (other.channels - channels) * part
    return mixed
  }

  @inline(__always)
  var word: UInt32 {
    let rounded = (channels + 0.5).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    // Never outside of a byte, so that no check is needed.
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int32(value)) }
    return byte(rounded.w) << 24 | byte(rounded.z) << 16 | byte(rounded.y) << 8 | byte(rounded.x)
  }
}
