/// What the first chunk says of a picture.
struct PNGHeader: Hashable, Sendable {
  static let byteCount = 13

  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool

  /// The kind that this package writes: in rows from top to bottom.
  init(width: Int, height: Int, bitDepth: UInt8 = 8, colorType: ColorType) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = false
  }

  /// Reads the data of the first chunk.
  init(_ chunk: Chunk, in file: [UInt8]) throws(PNGError) {
    let start = chunk.data.lowerBound
    guard chunk.type == .header, chunk.data.count == Self.byteCount else { throw .badChunk(ChunkType.header.name) }
    width = Int(ChunkReader.integer(file, start))
    height = Int(ChunkReader.integer(file, start + 4))
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else { throw .badSize(width: width, height: height) }
    bitDepth = file[start + 8]
    guard let colorType = ColorType(rawValue: file[start + 9]), colorType.bitDepths.contains(bitDepth),
      file[start + 10] == 0, file[start + 11] == 0, file[start + 12] <= 1
    else { throw .badChunk(ChunkType.header.name) }
    self.colorType = colorType
    isInterlaced = file[start + 12] == 1
  }

  var bitsPerPixel: Int { Int(bitDepth) * colorType.channels }

  /// The chunk's data.
  var bytes: [UInt8] {
    bigEndianBytes(width) + bigEndianBytes(height) + [bitDepth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

/// The lowest four bytes of a number, the highest of them first.
func bigEndianBytes(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
