import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct FoldersTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makingFolders() throws {
    try makeFolders(folder.path("a/b//c/"))
    try makeFolders(folder.path("a/b/c"))
    #expect(folderExists(folder.path("a/b/c")))
    try folder.write(to: "file")
    #expect(throws: FileError.self) { try makeFolders(folder.path("file/x")) }
    #expect(throws: FileError.self) { try makeFolders(folder.path("file")) }
  }

  @Test func removing() throws {
    try folder.write(to: "a")
    #expect(fileExists(folder.path("a")))
    try removeFile(folder.path("a"))
    #expect(!fileExists(folder.path("a")))
    #expect(throws: FileError(.system(ENOENT), at: folder.path("a"))) { try removeFile(folder.path("a")) }
    #expect(throws: FileError.self) { try removeFile(folder.path) }
    #expect(!fileExists(folder.path) && folderExists(folder.path))
  }

  @Test func theCurrentFolderIsAbsolute() throws {
    let path = try currentFolder()
    #expect(path.hasPrefix("/") && folderExists(path))
  }
}
