import Graphics
import PNG

/// A PNG file taken apart, so that tests can damage and rebuild it.
struct PNGChunks {
  struct Chunk {
    var type: String
    var data: [UInt8]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [Chunk] = []

  init(_ chunks: [Chunk]) { self.chunks = chunks }

  /// Takes a sound file apart.
  init(of file: [UInt8]) {
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
  }

  /// The file with right checksums.
  var file: [UInt8] {
    Self.signature
      + chunks.flatMap { chunk in
        let body = Array(chunk.type.utf8) + chunk.data
        return bigEndian(UInt32(chunk.data.count)) + body + bigEndian(checksum(body))
      }
  }

  /// What only this program writes, and what no decoder needs.
  var withoutPrivateChunks: PNGChunks { PNGChunks(chunks.filter { $0.type.first?.isUppercase == true }) }

  /// A picture of one grey that says it has these sides, with next to nothing behind it.
  static func claiming(width: UInt32, height: UInt32) -> [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 0, 0, 0, 0]
    let stream: [UInt8] = [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
    return PNGChunks([
      Chunk(type: "IHDR", data: header), Chunk(type: "IDAT", data: stream), Chunk(type: "IEND", data: []),
    ]).file
  }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// CRC-32 as PNG has it, a bit at a time.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = ~0
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
  }
  return ~sum
}

/// The picture of a file with other words at some places.
func repainted(_ file: [UInt8], _ words: [Int: UInt32]) throws -> Bitmap {
  let bitmap = try decodePNG(file, pixelLimit: 1 << 20)
  let pixels = bitmap.pixels.enumerated().map { words[$0.offset] ?? $0.element }
  return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
}
