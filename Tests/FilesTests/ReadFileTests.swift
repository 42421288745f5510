import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct ReadFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 1_000_000]) func reads(_ size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try writeAtomically(bytes, to: folder.path("a"))
    #expect(try readFile(folder.path("a"), limit: size) == bytes)
  }

  @Test(arguments: [(0, 0), (3, 3), (5, 5), (9, 5), (-1, 0)])
  func ofAHeadAsMuchIsReadAsThereIs(count: Int, expected: Int) throws {
    try folder.write("12345", to: "a")
    #expect(try readHead(folder.path("a"), count: count) == Array("12345".utf8.prefix(expected)))
  }

  @Test func theHeadOfAHugeFileIsReadAlone() throws {
    try folder.write("12345", to: "a")
    try #require(truncate(folder.path("a"), 1 << 40) == 0)
    #expect(try readHead(folder.path("a"), count: 6) == Array("12345\0".utf8))
    for path in [folder.path, "/dev/zero"] {
      #expect(throws: FileError(.notAFile, at: path)) { try readHead(path, count: 4) }
    }
  }

  @Test func tooLarge() throws {
    try folder.write("12345", to: "a")
    let path = folder.path("a")
    #expect(throws: FileError(.tooLarge(bytes: 5, limit: 4), at: path)) { try readFile(path, limit: 4) }
  }

  @Test func missing() throws {
    let path = folder.path("none")
    let error = #expect(throws: FileError.self) { try readFile(path, limit: 4) }
    #expect(error == FileError(.system(ENOENT), at: path))
    #expect(error?.reason == "No such file or directory")
  }

  @Test func foldersPipesAndDevicesAreNoFiles() throws {
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [folder.path, pipe, "/dev/zero"] {
      #expect(throws: FileError(.notAFile, at: path)) { try readFile(path, limit: 4) }
    }
  }

  @Test func aPathEndsWithItsTextNotAtNUL() throws {
    try folder.write(to: "a")
    let path = folder.path("a\0b")
    #expect(throws: FileError(.system(EINVAL), at: path)) { try readFile(path, limit: 4) }
    #expect(throws: FileError(.system(EINVAL), at: path)) { try removeFile(path) }
    #expect(!fileExists(path))
  }

  #if os(Linux)
  @Test func filesThatTellNoSizeAreReadToTheirEnd() throws {
    #expect(try !readFile("/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(throws: FileError.self) { try readFile("/proc/self/status", limit: 10) }
  }
  #endif
}
