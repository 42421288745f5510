/// What a block of a Deflate stream says about the rows of an RGB picture, in the order of the bytes.
///
/// A token is one word: a pixel's three bytes, a filter's byte 0, or that so many bytes are as those so far before.
struct DeflateTokens: ~Copyable {
  static let longestMatch = 258
  static let farthest = 1 << 15
  /// Few enough for the codes to follow what the rows show, and enough for the codes themselves not to count.
  private static let capacity = 1 << 14
  private static let filter: UInt32 = 1 << 30
  private static let match: UInt32 = 1 << 31
  /// The symbol behind the last byte of a block.
  private static let end = 256

  private let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  private var count = 0
  private(set) var writer: BitWriter

  init(reserving bytes: Int) {
    writer = BitWriter(reserving: bytes)
    // A zlib stream with a window of 32 KiB, compressed fast.
    writer.write(0x0178, 16)
  }

  deinit { tokens.deallocate() }

  @inline(__always)
  mutating func add(pixel: UInt32) { add(pixel & 0xFF_FFFF) }

  @inline(__always)
  mutating func addFilter() { add(Self.filter) }

  /// Adds that bytes are as those `distance` before; there are at least 3, or none.
  @inline(__always)
  mutating func addMatch(bytes: Int, distance: Int) {
    var rest = bytes
    while rest > 0 {
      // No match is shorter than 3 bytes.
      let length = rest &- Self.longestMatch == 1 || rest &- Self.longestMatch == 2 ? 255 : min(rest, Self.longestMatch)
      add(Self.match | UInt32(truncatingIfNeeded: length &- 3) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1))
      rest &-= length
    }
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    if count == Self.capacity { writeBlock(isLast: false) }
    tokens[count] = token
    count &+= 1
  }

  /// The finished stream, with the checksum of the bytes that the tokens are about.
  mutating func finish(checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    writer.finishByte()
    writer.reserve(4)
    writer.write(UInt64(checksum.byteSwapped), 32)
    return writer.written
  }

  private mutating func writeBlock(isLast: Bool) {
    // At most 48 bits a token, and the codes.
    writer.reserve(count * 6 + 1024)
    writer.write(isLast ? 0b101 : 0b100, 3)
    let (symbols, distances) = codes()
    DeflateHeader(symbols, distances).write(to: &writer)
    writeTokens(symbols, distances)
    writer.write(UInt64(symbols.codes[Self.end]), UInt64(symbols.lengths[Self.end]))
    count = 0
  }

  private func codes() -> (HuffmanCode, HuffmanCode) {
    var symbols = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    symbols[Self.end] = 1
    for index in 0..<count {
      let token = tokens[index]
      if token >= Self.match {
        symbols[MatchSymbol(length: token &>> 16 & 0xFF).symbol] += 1
        distances[MatchSymbol(distance: token & 0x7FFF).symbol] += 1
      } else if token == Self.filter {
        symbols[0] += 1
      } else {
        symbols[Int(token &>> 16)] += 1
        symbols[Int(token &>> 8 & 0xFF)] += 1
        symbols[Int(token & 0xFF)] += 1
      }
    }
    return (HuffmanCode(frequencies: symbols, limit: 15), HuffmanCode(frequencies: distances, limit: 15))
  }

  private mutating func writeTokens(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
    let bytes = (0..<256).map { symbols.bits($0) }
    let lengths = (0..<256).map { (rest: UInt32) in
      let match = MatchSymbol(length: rest)
      return symbols.bits(match.symbol).followed(by: match.extra, match.extraCount)
    }
    for index in 0..<count {
      let token = tokens[index]
      if token >= Self.match {
        let length = lengths[Int(token &>> 16 & 0xFF)]
        let match = MatchSymbol(distance: token & 0x7FFF)
        let distance = distances.bits(match.symbol)
        writer.write(length.bits, length.count)
        writer.write(distance.bits | match.extra &<< distance.count, distance.count &+ match.extraCount)
      } else if token == Self.filter {
        writer.write(bytes[0].bits, bytes[0].count)
      } else {
        let (red, green, blue) = (bytes[Int(token &>> 16)], bytes[Int(token &>> 8 & 0xFF)], bytes[Int(token & 0xFF)])
        let pixel = red.followed(by: green.bits, green.count).followed(by: blue.bits, blue.count)
        writer.write(pixel.bits, pixel.count)
      }
    }
  }
}

extension HuffmanCode {
  fileprivate struct Bits {
    let bits: UInt64
    let count: UInt64

    @inline(__always)
    func followed(by more: UInt64, _ moreCount: UInt64) -> Bits {
      Bits(bits: bits | more &<< count, count: count &+ moreCount)
    }
  }

  @inline(__always)
  fileprivate func bits(_ symbol: Int) -> Bits { Bits(bits: UInt64(codes[symbol]), count: UInt64(lengths[symbol])) }
}
