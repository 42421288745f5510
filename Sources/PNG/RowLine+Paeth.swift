// The fourth filter by vectors, four lanes of 16 bits a pixel, of pixels with three or four channels.
extension RowLine {
  @inline(__always)
  func undoPaethByVector(channels: Int) {
    var (index, left, corner) = (0, Lanes.zero, Lanes.zero)
    while index < width {
      let up = spread(UInt64(above[index]))
      let coded = spread(UInt64(word(index, channels: channels)))
      left = bytewiseSum(guess(left: left, up: up, corner: corner), coded)
      corner = up
      words[index] = UInt32(truncatingIfNeeded: packed(left)) | Self.opaque(channels)
      index &+= 1
    }
  }

  /// Undoes this row and the one below, whose filter is the same, side by side.
  ///
  /// The upper row is one pixel ahead, in the lower four lanes: what it found for a pixel in one step is what the lower
  /// row, in the upper lanes, has above it in the next.
  @inline(__always)
  func undoPaethTwice(lower: UnsafeRawPointer, channels: Int) {
    let lowerWords = words + width
    var corner = spread(UInt64(above[0]))
    // The upper row's first pixel has nothing but the one above.
    var left = bytewiseSum(corner, spread(UInt64(word(0, channels: channels))))
    words[0] = UInt32(truncatingIfNeeded: packed(left)) | Self.opaque(channels)
    var index = 0
    while index &+ 1 < width {
      let up = Lanes(lowHalf: spread(UInt64(above[index &+ 1])).lowHalf, highHalf: left.lowHalf)
      let pair = UInt64(word(index &+ 1, channels: channels)) | wordBelow(lower, index, channels: channels)
      left = bytewiseSum(guess(left: left, up: up, corner: corner), spread(pair))
      corner = up
      let found = packed(left)
      words[index &+ 1] = UInt32(truncatingIfNeeded: found) | Self.opaque(channels)
      lowerWords[index] = UInt32(truncatingIfNeeded: found &>> 32) | Self.opaque(channels)
      index &+= 1
    }
    // The lower row's last pixel; the lower lanes are of no use any more.
    let up = Lanes(lowHalf: .zero, highHalf: left.lowHalf)
    let last = spread(wordBelow(lower, index, channels: channels))
    let found = packed(bytewiseSum(guess(left: left, up: up, corner: corner), last))
    lowerWords[index] = UInt32(truncatingIfNeeded: found &>> 32) | Self.opaque(channels)
  }

  @inline(__always)
  private func wordBelow(_ lower: UnsafeRawPointer, _ index: Int, channels: Int) -> UInt64 {
    UInt64(Self.word(lower, index, channels: channels)) &<< 32
  }
}

/// The channels of two pixels; each lane holds a byte.
private typealias Lanes = SIMD8<Int16>

// Of left, upper and upper left neighbour, the one nearest to left + up - corner.
//
// The format's three distances come down to two comparisons: with `bound` = 3 * corner - left - up, it is the smaller of
// left and up where the larger is no larger than the bound, the larger where the smaller is no smaller, else the corner.
// That is half as many steps from one pixel to the next, and no machine gives another answer.
@inline(__always)
private func guess(left: Lanes, up: Lanes, corner: Lanes) -> Lanes {
  let bound = corner &+ corner &+ corner &- up &- left
  let (smaller, larger) = (pointwiseMin(left, up), pointwiseMax(left, up))
  let low = smaller.replacing(with: corner, where: larger .> bound)
  return larger.replacing(with: low, where: bound .> smaller)
}

// A byte's lane has no upper half, so its sum modulo 256 is the sum of the lower halves.
@inline(__always)
private func bytewiseSum(_ first: Lanes, _ second: Lanes) -> Lanes {
  let sum = unsafeBitCast(first, to: SIMD16<UInt8>.self) &+ unsafeBitCast(second, to: SIMD16<UInt8>.self)
  return unsafeBitCast(sum, to: Lanes.self)
}

@inline(__always)
private func spread(_ bytes: UInt64) -> Lanes {
  Lanes(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD8<UInt8>.self))
}

@inline(__always)
private func packed(_ lanes: Lanes) -> UInt64 {
  unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: lanes), to: UInt64.self)
}
