import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct WriteFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsReplaced() throws {
    try folder.write("a longer text", to: "a")
    try writeFile([1, 2], to: folder.path("a"))
    #expect(try readFile(folder.path("a"), limit: 100) == [1, 2])
  }

  @Test func aLinkIsFollowed() throws {
    try folder.write("a longer text", to: "target")
    try folder.link("link", to: "target")
    try writeFile([1, 2], to: folder.path("link"))
    #expect(try readFile(folder.path("target"), limit: 100) == [1, 2])
    #expect(try resolvedPath(folder.path("link")) == folder.path("target"))
  }

  @Test func aLinkBehindTheFolderOfDevicesIsFollowedToo() throws {
    try folder.write("a longer text", to: "target")
    try folder.link("link", to: "target")
    try writeFile([1, 2], to: "/dev/.." + folder.path("link"))
    #expect(try readFile(folder.path("target"), limit: 100) == [1, 2])
  }

  @Test func anOpenFileIsAddedTo() throws {
    try folder.write("ab", to: "open")
    let descriptor = open(folder.path("open"), O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try writeFile([1, 2], to: "/dev/fd/\(descriptor)")
    #expect(try readFile(folder.path("open"), limit: 100) == Array("ab".utf8) + [1, 2])
  }

  @Test func aPipeGetsTheBytes() async throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    try writeFile([1, 2, 3], to: path)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
  }

  @Test func aDeviceStaysOne() throws {
    try writeFile([1, 2, 3], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
