/// The symbol that stands for a range of lengths or distances in a Deflate stream, and the bits that say which of them.
struct MatchSymbol {
  let symbol: Int
  let extra: UInt64
  let extraCount: UInt64

  /// - Parameter length: bytes of a match, less the 3 that the shortest has.
  @inline(__always)
  init(length: UInt32) {
    // The longest has a symbol of its own.
    guard length >= 8, length < 255 else {
      (symbol, extra, extraCount) = (length < 8 ? 257 &+ Int(length) : 285, 0, 0)
      return
    }
    let count = UInt32(truncatingIfNeeded: 29 &- length.leadingZeroBitCount)
    symbol = 261 &+ Int(count &* 4) &+ Int(length &>> count & 3)
    extra = UInt64(length & (1 &<< count &- 1))
    extraCount = UInt64(count)
  }

  /// - Parameter distance: how many bytes before a match begins, less 1.
  @inline(__always)
  init(distance: UInt32) {
    guard distance >= 4 else {
      (symbol, extra, extraCount) = (Int(distance), 0, 0)
      return
    }
    let count = UInt32(truncatingIfNeeded: 30 &- distance.leadingZeroBitCount)
    symbol = 2 &+ Int(count &* 2) &+ Int(distance &>> count & 1)
    extra = UInt64(distance & (1 &<< count &- 1))
    extraCount = UInt64(count)
  }
}
