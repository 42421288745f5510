import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct WriteAtomicallyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func replacesAFile() throws {
    try folder.write("a longer text", to: "a")
    try folder.write("new", to: "a")
    #expect(try readFile(folder.path("a"), limit: 100) == Array("new".utf8))
    #expect(try listFiles(in: folder.path, hidden: true) == ["a"])
  }

  @Test func makesParents() throws {
    try folder.write(to: "x/y/z/a.png")
    #expect(try listFiles(in: folder.path) == ["x/y/z/a.png"])
  }

  @Test func aFailureLeavesNothingBehind() throws {
    try makeFolders(folder.path("a/b"))
    let path = folder.path("a")
    #expect(throws: FileError(.system(EISDIR), at: path)) { try writeAtomically([1], to: path) }
    #expect(try listFiles(in: folder.path, hidden: true) == [])
    #expect(folderExists(folder.path("a/b")))
  }

  @Test func aFileIsNoParent() throws {
    try folder.write(to: "a")
    #expect(throws: FileError.self) { try writeAtomically([1], to: folder.path("a/b")) }
    #expect(try listFiles(in: folder.path, hidden: true) == ["a"])
  }

  @Test func theLongestNameIsWritten() throws {
    let name = String(repeating: "n", count: 255)
    try folder.write(to: name)
    #expect(fileExists(folder.path(name)))
    let path = folder.path(name + "n")
    #expect(throws: FileError(.system(ENAMETOOLONG), at: path)) { try writeAtomically([1], to: path) }
    #expect(try listFiles(in: folder.path, hidden: true) == [name])
  }

  @Test func aLinkIsReplacedNotFollowed() throws {
    try folder.write("old", to: "target")
    try folder.link("link", to: "target")
    try folder.write("new", to: "link")
    #expect(try readFile(folder.path("target"), limit: 9) == Array("old".utf8))
    #expect(try readFile(folder.path("link"), limit: 9) == Array("new".utf8))
  }

  @Test func manyAtOnce() async throws {
    let root = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try writeAtomically([UInt8](repeating: UInt8(number), count: 50_000), to: root + "/deep/er/same")
        }
      }
      try await group.waitForAll()
    }
    let bytes = try readFile(root + "/deep/er/same", limit: 1 << 20)
    #expect(bytes.count == 50_000 && Set(bytes).count == 1)
    #expect(try listFiles(in: root, hidden: true) == ["deep/er/same"])
  }
}
