import Graphics

extension PNGFile {
  /// How the rows lie in memory, of a kind that is decoded without libpng; nil of any other.
  ///
  /// These are the kinds that nearly every program writes: 8 bits a channel, neither interlaced nor with a clear colour.
  var commonLayout: RowLayout? {
    #if _endian(big)
    return nil
    #else
    guard header.bitDepth == 8, !header.isInterlaced else { return nil }
    switch header.colorType {
    case .rgb, .rgba: guard !meaning.contains(where: { $0.type == .transparency }) else { return nil }
    case .gray, .grayAlpha: guard meaning.isEmpty else { return nil }
    case .palette: break
    }
    return RowLayout(width: width, height: height, channels: header.colorType.channels)
    #endif
  }

  /// The straight words of a file of a common kind, several times as fast as libpng.
  func decodeCommon(_ layout: RowLayout) throws(PNGError) -> [UInt32] {
    var decoder = RowDecoder(layout)
    try decoder.inflate(self)
    return try decoder.finish(palette: palette).pixels
  }

  /// Calls a function with the compressed pixels in one piece.
  ///
  /// One piece, as we write it, is used where it lies; several are put together.
  func withStream<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if stream.count == 1 { return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[stream[0]])) } }
    let whole = [UInt8](unsafeUninitializedCapacity: streamByteCount) { target, count in
      bytes.withUnsafeBytes { bytes in
        for piece in stream where !piece.isEmpty {
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[count...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[piece]))
          count += piece.count
        }
      }
    }
    return whole.withUnsafeBytes(body)
  }

  /// How many bytes the compressed pixels have.
  var streamByteCount: Int { stream.reduce(0) { $0 + $1.count } }

  /// Whether the header and the chunks that say what a sample means are those of another file.
  func hasSameMeaning(as other: PNGFile) -> Bool {
    header == other.header && meaning.map(\.type) == other.meaning.map(\.type)
      && meaning.map { bytes[$0.data] } == other.meaning.map { other.bytes[$0.data] }
  }

  /// Whether the compressed pixels are those of another file, in whatever pieces.
  func hasSameStream(as other: PNGFile) -> Bool {
    streamByteCount == other.streamByteCount && withStream { one in other.withStream { areEqual(one, $0) } }
  }
}
