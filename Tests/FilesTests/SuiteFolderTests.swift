import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct SuiteFolderTests {
  let folder: TemporaryFolder
  let suite: SuiteFolder

  /// A suite beside a folder whose path begins with the suite's.
  init() throws {
    folder = try TemporaryFolder()
    for file in ["suite/a.yaml", "suite/x/b", "suite-2/a"] { try folder.write(to: file) }
    try folder.link("suite/inside", to: "x")
    try folder.link("suite/x/out", to: "../../suite-2")
    try folder.link("suite/out", to: folder.path("suite-2"))
    try folder.link("suite/to-file", to: "../suite-2/a")
    try folder.link("suite/up", to: "..")
    try folder.link("suite/broken", to: "nowhere")
    try folder.link("suite/loop", to: "loop")
    suite = try SuiteFolder(folder.path("suite"))
  }

  @Test(arguments: [
    ("a.yaml", "/a.yaml"), ("x/a.yaml", "/x/a.yaml"), ("x/../a.yaml", "/a.yaml"), ("new/er/a.png", "/new/er/a.png"),
    (".", ""), ("./x/", "/x"), ("..a", "/..a"), ("inside/b", "/inside/b"), ("inside/new", "/inside/new"),
  ])
  func inside(_ relative: String, _ expected: String) throws {
    #expect(try suite.path(for: relative) == folder.path + "/suite" + expected)
  }

  @Test(arguments: [
    "/etc/passwd", "..", "../a.yaml", "x/../../a.yaml", "../suite-2/a", "out", "out/a", "out/new/a", "to-file",
    "inside/out/x", "up/suite-2/a", "up", "../\u{301}esc", "..//\u{301}/x",
  ])
  func outside(_ relative: String) throws {
    #expect(throws: FileError(.outside, at: relative)) { try suite.path(for: relative) }
  }

  @Test(arguments: [
    ("broken", ENOENT), ("broken/a", ENOENT), ("a.yaml/b", ENOTDIR), ("a\0b", EINVAL), ("loop/a", ELOOP),
  ])
  func unusable(_ relative: String, _ number: Int32) throws {
    #expect(throws: FileError(.system(number), at: relative)) { try suite.path(for: relative) }
  }

  @Test func theRootMayBeALink() throws {
    try folder.link("alias", to: "suite")
    #expect(try SuiteFolder(folder.path("alias")) == suite)
    #expect(throws: FileError(.system(ENOTDIR), at: folder.path("suite/a.yaml"))) {
      try SuiteFolder(folder.path("suite/a.yaml"))
    }
    #expect(throws: FileError(.system(ENOENT), at: folder.path("none"))) { try SuiteFolder(folder.path("none")) }
  }

  @Test func aFolderThatAppearsMeanwhileIsNoBrokenLink() async throws {
    // In memory, where there is such a place, folders come and go fast enough to be met between two looks.
    let root = (folderExists("/dev/shm") ? "/dev/shm" : "/tmp") + "/files-tests-\(getpid())"
    try makeFolders(root)
    defer { rmdir(root) }
    let suite = try SuiteFolder(root)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<5000 {
          mkdir(suite.root + "/new", 0o700)
          rmdir(suite.root + "/new")
        }
      }
      group.addTask { for _ in 0..<5000 { _ = try suite.path(for: "new/a") } }
      try await group.waitForAll()
    }
  }

  @Test func theWholeSystemMayBeASuite() throws {
    #expect(try SuiteFolder("/").path(for: "tmp/x") == "/tmp/x")
  }
}
