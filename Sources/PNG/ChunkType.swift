/// The four letters by which a chunk goes.
struct ChunkType: RawRepresentable, Hashable, Sendable {
  /// The letters, the first in the highest byte.
  let rawValue: UInt32

  static let header = ChunkType(rawValue: 0x4948_4452)  // IHDR
  static let palette = ChunkType(rawValue: 0x504C_5445)  // PLTE
  static let transparency = ChunkType(rawValue: 0x7452_4E53)  // tRNS
  static let standardColor = ChunkType(rawValue: 0x7352_4742)  // sRGB
  /// Our own, snPF: private, and dropped by editors that change the picture (its last letter is large).
  static let provenance = ChunkType(rawValue: 0x736E_5046)
  static let data = ChunkType(rawValue: 0x4944_4154)  // IDAT
  static let animation = ChunkType(rawValue: 0x6163_544C)  // acTL
  static let frame = ChunkType(rawValue: 0x6663_544C)  // fcTL
  static let frameData = ChunkType(rawValue: 0x6664_4154)  // fdAT
  static let end = ChunkType(rawValue: 0x4945_4E44)  // IEND

  /// Whether a reader that does not know the chunk must give up: its first letter is large.
  var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

  /// The letters; a question mark for each byte that is none, as damaged files have.
  var name: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    return String(decoding: bytes.map { Self.isLetter($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
