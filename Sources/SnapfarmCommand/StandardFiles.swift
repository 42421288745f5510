#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Standard input, output and error, which a caller can have closed.
enum StandardFiles {
  /// Puts something in the place of those that are closed, or the next file that is opened would be taken for one of
  /// them, and words for people would go into it.
  ///
  /// What is written to a standard output that was closed is refused as before.
  static func holdPlaces() {
    for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is the one that is given.
      _ = open("/dev/null", mode)
    }
  }
}
