#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension FontFile {
  /// Whether all tables that the file names lie inside it.
  ///
  /// FreeType opens a file that ends early, and draws nothing for the glyphs behind its end.
  var isWhole: Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let file = OpenFile(descriptor: descriptor, size: Int(status.st_size))
    guard let mark = file.number(at: 0, of: 4) else { return false }
    // "ttcf": several fonts, each of which begins somewhere.
    guard mark == 0x7474_6366 else { return file.hasTables(at: 0) }
    guard let count = file.number(at: 8, of: 4), count <= 1000 else { return false }
    return (0..<count).allSatisfy { file.number(at: 12 + 4 * $0, of: 4).map(file.hasTables) ?? false }
  }
}

/// A file that numbers are read from, the most significant byte first.
private struct OpenFile {
  let descriptor: Int32
  let size: Int

  /// Whether there is a list of tables at a place, and each of them inside the file.
  func hasTables(at start: Int) -> Bool {
    guard let count = number(at: start + 4, of: 2) else { return false }
    let bytes = self.bytes(at: start + 12, count: 16 * count)
    guard bytes.count == 16 * count else { return false }
    return stride(from: 0, to: bytes.count, by: 16).allSatisfy { entry in
      Self.number(bytes[(entry + 8)..<(entry + 12)]) + Self.number(bytes[(entry + 12)..<(entry + 16)]) <= size
    }
  }

  func number(at place: Int, of count: Int) -> Int? {
    let bytes = self.bytes(at: place, count: count)
    return bytes.count == count ? Self.number(bytes[...]) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func bytes(at place: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      filled = max(0, pread(descriptor, target.baseAddress, count, off_t(place)))
    }
  }
}
