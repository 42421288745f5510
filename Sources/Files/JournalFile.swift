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

  /// Begins an empty file; an older one goes, and missing folders above it are made.
  ///
  /// Nothing is written through a link: what stands there is taken away, and the file is a new one.
  ///
  /// - Throws: What the system refuses; `EWOULDBLOCK` where a living process has the file.
  package init(_ path: String) throws(FileError) {
    try makeFolders(FilePaths.parent(of: path))
    try removeOlder(path)
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_NOCTTY | O_CLOEXEC
    let number = try system(path) { open(path, flags, 0o666) }
    do throws(FileError) {
      try system(path) { flock(number, LOCK_EX | LOCK_NB) }
    } catch {
      removeEntry(path, of: number)
      close(number)
      throw error
    }
    (self.path, self.number) = (path, number)
  }

  deinit { close(number) }

  /// The file's number, for a handler of signals, which may leave it open to the next program of the process.
  package var descriptor: Int32 { number }

  /// Adds bytes to the end in one piece; what others add meanwhile stands before or behind it.
  ///
  /// - Returns: Whether all of it was taken.
  @discardableResult package func append(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) } == bytes.count
  }

  /// Takes the file away: the work is done.
  package func remove() { removeEntry(path, of: number) }
}

/// Removes an abandoned journal, or a link in its place.
///
/// - Throws: `EWOULDBLOCK` where a living process has the file.
private func removeOlder(_ path: String) throws(FileError) {
  switch try? kind(of: path, followingLinks: false) {
  case nil: return
  case .link: break
  default:
    let older = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
    try system(path) { flock(older.number, LOCK_EX | LOCK_NB) }
  }
  try system(path) { unlink(path) }
}

/// Removes a file from its folder, unless another has taken its name.
func removeEntry(_ path: String, of number: Int32) {
  var own = stat()
  var there = stat()
  guard fstat(number, &own) == 0, lstat(path, &there) == 0 else { return }
  guard own.st_ino == there.st_ino, own.st_dev == there.st_dev else { return }
  unlink(path)
}
