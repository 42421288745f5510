#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that one process adds lines to while it works, so that others find out what it did if it dies.
///
/// The file is locked for as long as the process lives, however that ends.
package final class JournalFile: Sendable {
  /// The absolute path.
  package let path: String
  private let number: Int32

  /// Begins an empty file in the place of an older one; missing folders above it are made.
  ///
  /// - Throws: What the system refuses; `EWOULDBLOCK` where a living process has the file.
  package init(_ path: String) throws(FileError) {
    try makeFolders(FilePaths.parent(of: path))
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let number = try system(path) { open(path, flags, 0o666) }
    do throws(FileError) {
      try system(path) { flock(number, LOCK_EX | LOCK_NB) }
      try system(path) { ftruncate(number, 0) }
    } catch {
      close(number)
      throw error
    }
    (self.path, self.number) = (path, number)
  }

  deinit { close(number) }

  /// The file's number, for a handler of signals; it is closed where the process becomes another program.
  package var descriptor: Int32 { number }

  /// Adds bytes to the end in one piece; what others add meanwhile stands before or behind it.
  ///
  /// - Returns: Whether all of it was taken.
  @discardableResult package func append(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } == bytes.count
  }

  /// Takes the file away: the work is done.
  package func remove() { unlink(path) }
}

/// The bytes of a journal whose process is not alive any more; nil where there is none, or it is still written.
package func readAbandonedJournal(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
  guard fileExists(path) else { return nil }
  let descriptor = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  guard flock(descriptor.number, LOCK_SH | LOCK_NB) == 0 else { return nil }
  return try readFile(path, limit: limit)
}
