#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The bytes of a regular file.
///
/// Anything else is refused without waiting for it: a pipe or a device might never end.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  let descriptor = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  return try readRest(of: descriptor, limit: limit)
}

/// The bytes of an open regular file, from where it stands to its end.
func readRest(of descriptor: borrowing Descriptor, limit: Int) throws(FileError) -> [UInt8] {
  let (number, path) = (descriptor.number, descriptor.path)
  let size = try size(of: descriptor)
  guard size <= limit else { throw FileError(.tooLarge(bytes: size, limit: limit), at: path) }

  // One byte more than the size, so that the end of the file is seen without growing; the file may change meanwhile.
  var bytes = [UInt8](repeating: 0, count: size + 1)
  var filled = 0
  while true {
    if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(4096, filled))) }
    let count = try system(path) {
      bytes.withUnsafeMutableBytes { buffer in
        let free = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return read(number, free.baseAddress, free.count)
      }
    }
    if count == 0 { break }
    filled += count
    guard filled <= limit else { throw FileError(.tooLarge(bytes: filled, limit: limit), at: path) }
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}

/// Hands on the bytes of a regular file in pieces, so that a large one never lies in memory as a whole.
///
/// - Throws: That the file cannot be read, or is longer than the limit.
package func readPieces(
  of path: String, limit: Int, _ body: (UnsafeRawBufferPointer) -> Void
) throws(FileError) {
  let descriptor = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  let size = try size(of: descriptor)
  guard size <= limit else { throw FileError(.tooLarge(bytes: size, limit: limit), at: path) }
  var (piece, total) = ([UInt8](repeating: 0, count: 1 << 18), 0)
  while true {
    let count = try system(path) {
      piece.withUnsafeMutableBytes { read(descriptor.number, $0.baseAddress, $0.count) }
    }
    guard count > 0 else { return }
    total += count
    guard total <= limit else { throw FileError(.tooLarge(bytes: total, limit: limit), at: path) }
    piece.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }
}

/// The first bytes of a regular file, as many as asked for or all there are; the rest of it is not looked at.
package func readHead(_ path: String, count: Int) throws(FileError) -> [UInt8] {
  let descriptor = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  _ = try size(of: descriptor)
  var bytes = [UInt8](repeating: 0, count: max(0, count))
  var filled = 0
  while filled < bytes.count {
    let count = try system(path) {
      bytes.withUnsafeMutableBytes { buffer in
        let free = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return read(descriptor.number, free.baseAddress, free.count)
      }
    }
    if count == 0 { break }
    filled += count
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}

/// How long an open file says it is.
///
/// - Throws: `notAFile` for anything but a regular one.
private func size(of descriptor: borrowing Descriptor) throws(FileError) -> Int {
  let (number, path) = (descriptor.number, descriptor.path)
  var status = stat()
  try system(path) { fstat(number, &status) }
  guard FileKind(mode: status.st_mode) == .file else { throw FileError(.notAFile, at: path) }
  return Int(clamping: status.st_size)
}
