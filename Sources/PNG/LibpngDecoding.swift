import CPNGReader

extension PNGFile {
  /// The straight words of a file of any kind, by libpng.
  func decodeWithLibpng() throws(PNGError) -> [UInt32] {
    var message = [CChar](repeating: 0, count: Int(PNG_READER_MESSAGE_SIZE))
    var failed = false
    let pixelCount = width * height
    let pixels = [UInt32](unsafeUninitializedCapacity: pixelCount) { target, count in
      failed =
        png_reader_decode(bytes, bytes.count, UInt32(width), UInt32(height), target.baseAddress, &message) != 0
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
