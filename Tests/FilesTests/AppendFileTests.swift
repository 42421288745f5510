import Testing

@testable import Files

@Suite("Adding to a file")
struct AppendFileTests {
  @Test func `makes a file, and keeps what stands there`() throws {
    let folder = try TemporaryFolder()
    let path = FilePaths.join(folder.path, "a.md")
    try appendFile(Array("one".utf8), to: path)
    try appendFile(Array(" two".utf8), to: path)
    #expect(try readFile(path, limit: 100) == Array("one two".utf8))
  }

  @Test func `says why it cannot`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) { try appendFile([1], to: FilePaths.join(folder.path, "missing/a.md")) }
    #expect(throws: FileError.self) { try appendFile([1], to: folder.path) }
  }
}
