#if os(Linux)
import Glibc
import Testing

/// A disk of a few megabytes, in memory, which is gone after its test.
///
/// Only root may mount one, and some containers let nobody: `isAvailable`.
final class SmallDisk {
  let folder: TestFolder
  private var ballast: Int32 = -1

  static let isAvailable = (try? SmallDisk(megabytes: 1)) != nil

  init(megabytes: Int) throws {
    folder = try TestFolder()
    try Self.mount(on: folder.path, flags: 0, "size=\(megabytes)m")
  }

  deinit {
    if ballast >= 0 { Glibc.close(ballast) }
    umount2(folder.path, Int32(MNT_DETACH))
  }

  /// Takes all room but so many pages of 4 KiB.
  func fill(leavingPages pages: Int) throws {
    let page = [UInt8](repeating: 7, count: 4096)
    if ballast < 0 {
      ballast = open(folder.path("ballast"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      try #require(ballast >= 0)
    }
    var size = lseek(ballast, 0, SEEK_END)
    while write(ballast, page, page.count) == page.count { size += off_t(page.count) }
    try #require(errno == ENOSPC)
    try #require(ftruncate(ballast, max(0, size - off_t(pages * page.count))) == 0)
  }

  /// Gives all room back.
  func empty() throws { try #require(ftruncate(ballast, 0) == 0) }

  /// From now on nothing can be written.
  func makeReadOnly() throws {
    try Self.mount(on: folder.path, flags: UInt(MS_REMOUNT | MS_RDONLY), "")
  }

  private static func mount(on path: String, flags: UInt, _ options: String) throws {
    let result = options.withCString { Glibc.mount("none", path, "tmpfs", flags, $0) }
    try #require(result == 0)
  }
}
#endif
