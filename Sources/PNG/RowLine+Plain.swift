// Filters work on each byte for itself, so all channels of a pixel can be undone in one word.
extension RowLine {
  @inline(__always)
  func undoNone(channels: Int) {
    var index = 0
    while index < width {
      words[index] = word(index, channels: channels) | Self.opaque(channels)
      index &+= 1
    }
  }

  @inline(__always)
  func undoSub(channels: Int) {
    var (index, left) = (0, UInt32(0))
    while index < width {
      left = bytewiseSum(left, word(index, channels: channels))
      words[index] = left | Self.opaque(channels)
      index &+= 1
    }
  }

  @inline(__always)
  func undoUp(channels: Int) {
    var index = 0
    while index < width {
      words[index] = bytewiseSum(above[index], word(index, channels: channels)) | Self.opaque(channels)
      index &+= 1
    }
  }

  @inline(__always)
  func undoAverage(channels: Int) {
    var (index, left) = (0, UInt32(0))
    while index < width {
      // What both have, and half of what one has, rounded down in each byte.
      let mean = (left & above[index]) &+ ((left ^ above[index]) & 0xFEFE_FEFE) &>> 1
      left = bytewiseSum(mean, word(index, channels: channels))
      words[index] = left | Self.opaque(channels)
      index &+= 1
    }
  }

  @inline(__always)
  func undoPaeth(channels: Int) {
    var (blue, green, red, alpha) = (PaethLane(), PaethLane(), PaethLane(), PaethLane())
    var index = 0
    // The channels are independent chains; side by side they hide each other's latency.
    while index < width {
      let (coded, up) = (word(index, channels: channels), above[index])
      var result = blue.next(coded, up)
      if channels > 2 { result |= green.next(coded &>> 8, up &>> 8) &<< 8 | red.next(coded &>> 16, up &>> 16) &<< 16 }
      if channels < 3 { result = result &* 0x01_0101 }
      if channels & 1 == 0 { result |= alpha.next(coded &>> 24, up &>> 24) &<< 24 }
      words[index] = result | Self.opaque(channels)
      index &+= 1
    }
  }
}

// The sums of the four bytes of two words, without carry from one to the next.
@inline(__always)
private func bytewiseSum(_ first: UInt32, _ second: UInt32) -> UInt32 {
  ((first & 0x7F7F_7F7F) &+ (second & 0x7F7F_7F7F)) ^ ((first ^ second) & 0x8080_8080)
}

/// One channel of a row under the fourth filter, which guesses from left, upper and upper left neighbour.
private struct PaethLane {
  private var left: Int32 = 0
  private var upperLeft: Int32 = 0

  /// Takes the lowest bytes of two words, and gives the channel's value.
  @inline(__always)
  mutating func next(_ coded: UInt32, _ above: UInt32) -> UInt32 {
    let up = Int32(truncatingIfNeeded: above & 0xFF)
    let (toLeft, toUp) = (up &- upperLeft, left &- upperLeft)
    let (byLeft, byUp, byBoth) = (magnitude(toLeft), magnitude(toUp), magnitude(toLeft &+ toUp))
    var guess = byUp <= byBoth ? up : upperLeft
    if byLeft <= byUp && byLeft <= byBoth { guess = left }
    let value = (coded &+ UInt32(truncatingIfNeeded: guess)) & 0xFF
    left = Int32(truncatingIfNeeded: value)
    upperLeft = up
    return value
  }

  @inline(__always)
  private func magnitude(_ value: Int32) -> Int32 { value < 0 ? 0 &- value : value }
}
