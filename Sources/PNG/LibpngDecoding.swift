import CPNGReader

extension PNGFile {
  /// The straight words of a file of any kind, 8 bits a channel, by libpng.
  func decodeWithLibpng() throws(PNGError) -> [UInt32] {
    guard let palette else { return try readWithLibpng(channelBytes: 1, as: UInt32.self) }
    let places = try readWithLibpng(channelBytes: 0, as: UInt8.self)
    guard places.allSatisfy({ $0 < palette.count }) else { throw .badStream }
    return places.map { palette.words[Int($0)] }
  }

  /// The straight words of a file of 16 bits a channel, by libpng.
  func decodeWide() throws(PNGError) -> [UInt64] {
    try readWithLibpng(channelBytes: 2, as: UInt64.self)
  }

  // A value a pixel, as the reader's header says; words are little-endian.
  private func readWithLibpng<Value: FixedWidthInteger>(
    channelBytes: Int32, as _: Value.Type
  ) throws(PNGError) -> [Value] {
    var message = [CChar](repeating: 0, count: Int(PNG_READER_MESSAGE_SIZE))
    var failed = false
    let pixelCount = width * height
    let pixels = [Value](unsafeUninitializedCapacity: pixelCount) { target, count in
      failed =
        png_reader_decode(
          bytes, bytes.count, UInt32(width), UInt32(height), channelBytes, target.baseAddress, &message)
        != 0
      count = failed ? 0 : pixelCount
    }
    guard !failed else {
      throw .unreadable(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    #if _endian(big)
    return pixels.map(\.littleEndian)
    #else
    return pixels
    #endif
  }
}
