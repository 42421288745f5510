package import Digest
package import Graphics

/// A PNG file whose chunks have been found and checked, but whose pixels have not been inflated.
package struct PNGFile: Sendable {
  let bytes: [UInt8]
  let header: PNGHeader
  /// Where the pieces of the compressed pixels are.
  private(set) var stream: [Range<Int>] = []
  /// The chunks besides the header that say what a sample means: palette and transparency.
  private(set) var meaning: [Chunk] = []
  /// The chunks that describe colour, in the file's order.
  private(set) var colors: [Chunk] = []
  /// The chunks of an animation, in the file's order.
  private(set) var animation: [Chunk] = []
  /// The text that the program which wrote the picture left about it; nil where there is none.
  package private(set) var provenance: String?

  /// Finds the chunks of a file and checks their checksums; bytes behind the last chunk are passed over.
  ///
  /// - Throws: every case but `badStream`, `tooManyPixels` and `unreadable`.
  package init(_ file: [UInt8]) throws(PNGError) {
    var reader = try ChunkReader(file)
    bytes = file
    var chunk = try reader.next()
    // A foreign first chunk, as in pictures packed for iOS, is named rather than the header it stands before.
    guard chunk.type == .header else { throw .badChunk(chunk.type.name) }
    header = try PNGHeader(chunk, in: file)
    repeat {
      let previous = chunk.type
      chunk = try reader.next()
      try note(chunk, after: previous)
    } while chunk.type != .end
    guard !stream.isEmpty else { throw .badChunk(ChunkType.data.name) }
    try checkMeaning()
  }

  private mutating func note(_ chunk: Chunk, after previous: ChunkType) throws(PNGError) {
    switch chunk.type {
    case .data:
      guard stream.isEmpty || previous == .data else { throw .badChunk(chunk.type.name) }
      stream.append(chunk.data)
    case .palette, .transparency:
      guard stream.isEmpty, !meaning.contains(where: { $0.type == chunk.type }) else {
        throw .badChunk(chunk.type.name)
      }
      // Which colours it is about has to stand before it.
      guard chunk.type != .palette || meaning.isEmpty else { throw .badChunk(ChunkType.transparency.name) }
      meaning.append(chunk)
    case .provenance:
      provenance = provenance ?? String(validating: bytes[chunk.data], as: UTF8.self)
    case .end:
      guard chunk.data.isEmpty else { throw .badChunk(chunk.type.name) }
    case _ where ChunkType.colors.contains(chunk.type):
      colors.append(chunk)
    case _ where ChunkType.animations.contains(chunk.type):
      animation.append(chunk)
    default:
      guard !chunk.type.isCritical, chunk.type != .header else { throw .badChunk(chunk.type.name) }
    }
  }
}

extension PNGFile {
  /// The number of columns.
  package var width: Int { header.width }
  /// The number of rows.
  package var height: Int { header.height }

  /// What decides the pixels: SHA-256 over the header's data and all compressed data.
  ///
  /// In files of other programs it goes over palette and transparency too, each with its type and length before it, so
  /// that equal digests always mean equal pixels.
  package var streamDigest: ContentDigest {
    var hasher = ContentHasher()
    hasher.update(header.bytes)
    for chunk in meaning {
      hasher.update(bigEndianBytes(Int(chunk.type.rawValue)) + bigEndianBytes(chunk.data.count))
      hasher.update(Array(bytes[chunk.data]))
    }
    bytes.withUnsafeBytes { bytes in
      for piece in stream { hasher.update(UnsafeRawBufferPointer(rebasing: bytes[piece])) }
    }
    return hasher.finish()
  }
}

/// The size that a PNG's first chunk gives, of which the first 33 bytes are enough; nil where it is not a sound one.
package func readPNGSize(_ file: [UInt8]) -> PixelSize? {
  guard var reader = try? ChunkReader(file), let chunk = try? reader.next(),
    let header = try? PNGHeader(chunk, in: file)
  else { return nil }
  return PixelSize(width: header.width, height: header.height)
}

/// The text that the program which wrote a picture left about it, out of the start of the file; nil where the bytes end
/// before it, or the pixels begin.
///
/// It is what the file says of itself: whether its pixels are sound, or there at all, is not looked at.
package func readPNGProvenance(inHead head: [UInt8]) -> String? {
  guard var reader = try? ChunkReader(head), let first = try? reader.next(), first.type == .header else { return nil }
  while let chunk = try? reader.next(), chunk.type != .data {
    if chunk.type == .provenance { return String(validating: head[chunk.data], as: UTF8.self) }
  }
  return nil
}
