#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The journal of a process that died, which no other is begun in the place of while this value lives.
package final class AbandonedJournal {
  private let descriptor: Descriptor

  /// Takes over a journal that the program before this one, in the same process, has left open.
  package init(open number: Int32, path: String) { descriptor = Descriptor(open: number, path: path) }

  /// Finds the journal at a path, whatever kind of thing stands there; nil where nothing does.
  ///
  /// - Throws: What the system refuses: `EWOULDBLOCK` where a living process writes it, `ELOOP` for a link.
  package static func find(_ path: String) throws(FileError) -> AbandonedJournal? {
    do throws(FileError) {
      let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC
      let number = try system(path) { open(path, flags) }
      let journal = AbandonedJournal(open: number, path: path)
      try system(path) { flock(number, LOCK_SH | LOCK_NB) }
      return journal
    } catch {
      guard error.cause == .system(ENOENT) || error.cause == .system(ENOTDIR) else { throw error }
      return nil
    }
  }

  /// All that was written into it.
  ///
  /// - Throws: `notAFile` for anything but a regular file, `tooLarge`, or what the system refuses.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    lseek(descriptor.number, 0, SEEK_SET)
    return try readRest(of: descriptor, limit: limit)
  }

  /// Takes the file away, unless another one has its name by now.
  package func remove() { removeEntry(descriptor.path, of: descriptor.number) }
}
