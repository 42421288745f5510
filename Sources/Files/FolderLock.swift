#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The right to work in a folder, which one process has at a time.
///
/// It is a lock on the folder itself: no file is left, a folder that takes no file can be locked too, and the system
/// takes the lock back when a process ends, however that is.
package struct FolderLock: ~Copyable {
  private let descriptor: Descriptor

  /// Opens a folder to ask for the right to work in it.
  package init(_ path: String) throws(FileError) {
    descriptor = try Descriptor(opening: path, O_RDONLY | O_DIRECTORY)
  }

  /// Asks for the right, which lasts until this value is gone.
  ///
  /// - Returns: Whether nobody else has it. Where the file system knows no locks, nobody has.
  package func isGranted() -> Bool {
    let number = descriptor.number
    do throws(FileError) {
      try system(descriptor.path) { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      return error.cause != .system(EWOULDBLOCK)
    }
  }

  /// The folder's number, for a handler of signals, which may leave it open to the next program of the process.
  package var number: Int32 { descriptor.number }

  /// The number of the process that has the right; nil where the system does not tell.
  package var holder: Int? {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0, let list = try? readFile("/proc/locks", limit: 1 << 24) else {
      return nil
    }
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
    return lines.lazy.compactMap { process(of: $0, holding: "\(status.st_ino)") }.first
  }
}

/// The process in a line of the system's list of locks, `1: FLOCK  ADVISORY  WRITE 4711 08:02:1234567 0 EOF`, if it is
/// about a file; nil for a process of another container, which has no number here.
private func process(of line: Substring, holding file: String) -> Int? {
  let words = line.split(separator: " ")
  guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":" + file) else { return nil }
  return Int(words[4]).flatMap { $0 > 0 ? $0 : nil }
}
