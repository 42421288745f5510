import CDeflate

/// One chunk: its type and where in the file its data are.
struct Chunk: Hashable, Sendable {
  let type: ChunkType
  let data: Range<Int>
}

/// Goes from chunk to chunk and checks every checksum.
struct ChunkReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let pointerStart = Array("version https://git-lfs".utf8)

  private let file: [UInt8]
  private var offset = Self.signature.count

  init(_ file: [UInt8]) throws(PNGError) {
    if file.starts(with: Self.pointerStart) { throw .gitLFSPointer }
    guard file.starts(with: Self.signature) else { throw .notPNG }
    self.file = file
  }

  mutating func next() throws(PNGError) -> Chunk {
    guard file.count - offset >= 12 else { throw .endsEarly }
    let length = Int(Self.integer(file, offset))
    guard length <= file.count - offset - 12 else { throw .endsEarly }
    let type = ChunkType(rawValue: Self.integer(file, offset + 4))
    let data = (offset + 8)..<(offset + 8 + length)
    guard Self.checksum(file, data) == Self.integer(file, data.upperBound) else {
      throw .badChecksum(chunk: type.name)
    }
    offset = data.upperBound + 4
    return Chunk(type: type, data: data)
  }

  /// The four bytes at an offset, the highest first; the caller has looked that they are there.
  static func integer(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  // Covers the type before the data too.
  private static func checksum(_ file: [UInt8], _ data: Range<Int>) -> UInt32 {
    file.withUnsafeBytes { bytes in
      let covered = UnsafeRawBufferPointer(rebasing: bytes[(data.lowerBound - 4)..<data.upperBound])
      return libdeflate_crc32(0, covered.baseAddress, covered.count)
    }
  }
}
