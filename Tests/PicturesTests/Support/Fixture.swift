import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The files that Scripts/make-picture-fixtures.py made.
enum Fixture {
  /// A line of the table that the script wrote: what another program reads out of a file.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var width: Int
    var height: Int
    /// The CRC-32 of the straight RGBA bytes.
    var checksum: UInt32

    var testDescription: String { name }
  }

  static let rows: [Row] = String(decoding: bytes("pixels.txt"), as: UTF8.self).split(separator: "\n").map { line in
    let words = line.split(separator: " ")
    return Row(
      name: String(words[0]), width: Int(words[1]) ?? 0, height: Int(words[2]) ?? 0,
      checksum: UInt32(words[3], radix: 16) ?? 0)
  }

  /// The bytes of a file; none where it cannot be read.
  static func bytes(_ name: String) -> [UInt8] {
    let folder = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures/"
    guard let file = fopen(folder + name, "rb") else { return [] }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// The CRC-32 that PNG and zlib use.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}
