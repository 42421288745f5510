import CDeflate

/// Puts chunks one after the other, each with its length before and its checksum behind it.
struct ChunkWriter {
  /// No chunk may be longer.
  private static let longest = Int(Int32.max)

  private(set) var file = ChunkReader.signature

  init(reserving bytes: Int) {
    file.reserveCapacity(bytes + 128)
  }

  /// Adds a short chunk.
  mutating func append(_ type: ChunkType, _ data: [UInt8]) {
    append(type, data[...])
  }

  /// Adds compressed pixels, in as few chunks as can be.
  mutating func appendStream(_ stream: [UInt8]) {
    var rest = stream[...]
    repeat {
      append(.data, rest.prefix(Self.longest))
      rest = rest.dropFirst(Self.longest)
    } while !rest.isEmpty
  }

  /// Adds the compressed pixels of a later frame; returns how many numbers of the sequence it took.
  mutating func appendFrame(_ stream: [UInt8], sequence: Int) -> Int {
    var (rest, number) = (stream[...], sequence)
    repeat {
      append(.frameData, bigEndianBytes(number) + rest.prefix(Self.longest - 4))
      rest = rest.dropFirst(Self.longest - 4)
      number += 1
    } while !rest.isEmpty
    return number - sequence
  }

  private mutating func append(_ type: ChunkType, _ data: ArraySlice<UInt8>) {
    file += bigEndianBytes(data.count)
    let start = file.count
    file += bigEndianBytes(Int(type.rawValue))
    file += data
    let checksum = file.withUnsafeBytes { bytes in
      let covered = UnsafeRawBufferPointer(rebasing: bytes[start...])
      return libdeflate_crc32(0, covered.baseAddress, covered.count)
    }
    file += bigEndianBytes(Int(checksum))
  }
}
