import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct ListFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func filesInCodeUnitOrder() throws {
    for name in ["b", "B", "a/z", "a-b", "a/b/c", "é", "z", ".hidden", ".git/x", "a/.y"] { try folder.write(to: name) }
    try makeFolders(folder.path("empty"))
    #expect(try listFiles(in: folder.path) == ["B", "a-b", "a/b/c", "a/z", "b", "z", "é"])
    #expect(try listFiles(in: folder.path, recursive: false) == ["B", "a-b", "b", "z", "é"])
    #expect(
      try listFiles(in: folder.path + "/", hidden: true)
        == [".git/x", ".hidden", "B", "a-b", "a/.y", "a/b/c", "a/z", "b", "z", "é"])
  }

  /// What cannot be read is listed all the same, so that whoever wants it is told.
  @Test func linkedFoldersAreNotFollowed() throws {
    try folder.write(to: "a/b")
    try folder.link("a/loop", to: "..")
    try folder.link("file", to: "a/b")
    try folder.link("broken", to: "nowhere")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try listFiles(in: folder.path) == ["a/b", "broken", "file", "pipe"])
  }

  @Test func bounds() throws {
    for name in ["a/b/c", "d", "e"] { try folder.write(to: name) }
    let path = folder.path
    #expect(try listFiles(in: path, limits: ListLimits(maxEntries: 5, maxDepth: 2)).count == 3)
    #expect(throws: FileError(.tooManyEntries(limit: 4), at: path)) {
      try listFiles(in: path, limits: ListLimits(maxEntries: 4))
    }
    #expect(throws: FileError(.tooDeep(limit: 1), at: path + "/a")) {
      try listFiles(in: path, limits: ListLimits(maxDepth: 1))
    }
  }

  @Test func problems() throws {
    try folder.write(to: "a")
    #expect(throws: FileError(.system(ENOENT), at: folder.path("x"))) { try listFiles(in: folder.path("x")) }
    #expect(throws: FileError(.system(ENOTDIR), at: folder.path("a"))) { try listFiles(in: folder.path("a")) }
  }

  #if os(Linux)
  @Test func namesThatAreNotUTF8() throws {
    let bytes = Array(folder.path("").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let descriptor = open(bytes, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(throws: FileError(.nameNotUTF8, at: folder.path)) { try listFiles(in: folder.path) }
    unlink(bytes)
  }
  #endif
}
