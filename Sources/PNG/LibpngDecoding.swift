import CPNGReader

extension PNGFile {
  /// The straight words of a file of any kind, 8 bits a channel, by libpng.
  func decodeWithLibpng() throws(PNGError) -> [UInt32] {
    try decodeWithLibpng(as: UInt32.self)
  }

  /// The straight words of a file of 16 bits a channel, by libpng.
  func decodeWide() throws(PNGError) -> [UInt64] {
    try decodeWithLibpng(as: UInt64.self)
  }

  // A word has four channels.
  private func decodeWithLibpng<Word: FixedWidthInteger>(as: Word.Type) throws(PNGError) -> [Word] {
    var message = [CChar](repeating: 0, count: Int(PNG_READER_MESSAGE_SIZE))
    var failed = false
    let pixelCount = width * height
    let pixels = [Word](unsafeUninitializedCapacity: pixelCount) { target, count in
      failed =
        png_reader_decode(
          bytes, bytes.count, UInt32(width), UInt32(height), Int32(Word.bitWidth / 32), target.baseAddress, &message)
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
