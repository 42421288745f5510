#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs a call that returns a negative number when it fails, again when a signal interrupted it.
@discardableResult
func system<Number: SignedInteger>(
  _ path: String, _ call: () -> Number
) throws(FileError) -> Number {
  // C would take the text up to here for the whole path.
  guard !path.utf8.contains(0) else { throw FileError(.system(EINVAL), at: path) }
  while true {
    let result = call()
    if result >= 0 { return result }
    let number = errno
    guard number == EINTR else { throw FileError(.system(number), at: path) }
  }
}

/// What kind of thing stands at a path.
enum FileKind {
  case file, folder, link, other

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}

/// The kind of what a path leads to, links followed or not.
func kind(of path: String, followingLinks: Bool = true) throws(FileError) -> FileKind {
  var status = stat()
  try system(path) { followingLinks ? stat(path, &status) : lstat(path, &status) }
  return FileKind(mode: status.st_mode)
}

/// The owner of a file descriptor.
struct Descriptor: ~Copyable {
  let number: Int32
  let path: String

  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    self.path = path
    number = try system(path) { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Takes over what is open already.
  init(open number: Int32, path: String) { (self.number, self.path) = (number, path) }

  deinit { close(number) }

  func synchronise() throws(FileError) { try system(path) { fsync(number) } }
}
