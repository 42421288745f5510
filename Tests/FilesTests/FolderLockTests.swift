import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct FolderLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Whether somebody else would get the lock now.
  private func isFree() throws -> Bool { try FolderLock(folder.path).isGranted() }

  @Test func `one has it until it is gone, and no file is left`() throws {
    do {
      let lock = try FolderLock(folder.path)
      let isGranted = lock.isGranted()
      #expect(isGranted)
      #expect(try !isFree())
      let holder = lock.holder
      #expect(holder == nil || holder == Int(getpid()))
    }
    #expect(try isFree())
    #expect(try listFiles(in: folder.path, hidden: true).isEmpty)
  }

  @Test func `what is no folder cannot be locked`() throws {
    #expect(throws: FileError.self) { _ = try FolderLock(folder.path + "/missing").isGranted() }
  }
}
