package import Graphics

/// The colours of a gradient in 4096 equal steps, as premultiplied words, so that a pixel is one look-up.
package struct GradientTable {
  /// The number of the last entry, which stands for the end; the first stands for the start.
  package static let last = 4096

  /// One word for each step, `last + 1` in all.
  package let words: [UInt32]
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
      isOpaque = false
      return
    }
    var words: [UInt32] = []
    words.reserveCapacity(Self.last + 1)
    var next = 0
    for step in 0...Self.last {
      let place = Double(step) / Double(Self.last)
      while next < places.count, places[next].offset <= place { next += 1 }
      if next == 0 {
        words.append(first.color.word)
      } else if next == places.count {
        words.append(end.color.word)
      } else {
        let (before, after) = (places[next - 1], places[next])
        let part = (place - before.offset) / (after.offset - before.offset)
        words.append(before.color.mixed(with: after.color, part).word)
      }
    }
    self.words = words
    isOpaque = words.allSatisfy { $0 >= 0xFF00_0000 }
  }
}

/// A colour with its channels multiplied by its alpha, all from 0 to 255.
private struct Premultiplied {
  var alpha, red, green, blue: Double

  init(_ color: Color) {
    let opacity = color.alpha.isNaN ? 0 : min(max(color.alpha, 0), 1)
    alpha = opacity * 255
    red = Double(color.red) * opacity
    green = Double(color.green) * opacity
    blue = Double(color.blue) * opacity
  }

  func mixed(with other: Premultiplied, _ part: Double) -> Premultiplied {
    var mixed = self
    mixed.alpha += (other.alpha - alpha) * part
    mixed.red += (other.red - red) * part
    mixed.green += (other.green - green) * part
    mixed.blue += (other.blue - blue) * part
    return mixed
  }

  var word: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value + 0.5, 0), 255)) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
