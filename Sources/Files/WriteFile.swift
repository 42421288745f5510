#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes to a path that somebody typed: a device or a pipe gets the bytes, a link is followed, and any other file is
/// written whole or not at all; see `writeAtomically` for `isDurable`.
package func writeFile(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
  switch try? kind(of: path, followingLinks: false) {
  // `/dev/stdout` and its like are links to whatever is open, which nothing may be put in the place of.
  case .link where !isAmongDevices(path): try writeAtomically(bytes, to: resolvedPath(path), isDurable: isDurable)
  case .link, .other:
    // A pipe that nobody reads would be waited for, without an end and without a word.
    let file = try Descriptor(opening: path, O_WRONLY | O_APPEND | O_NOCTTY | O_NONBLOCK)
    _ = fcntl(file.number, F_SETFL, O_APPEND)
    try write(bytes, to: file)
  default: try writeAtomically(bytes, to: path, isDurable: isDurable)
  }
}

/// Whether the folder in which a path ends, links followed, holds the system's names of devices and open files.
private func isAmongDevices(_ path: String) -> Bool {
  guard let folder = try? resolvedPath(FilePaths.parent(of: path)) else { return false }
  return folder == "/dev" || folder == "/dev/fd" || folder.hasPrefix("/proc/")
}
