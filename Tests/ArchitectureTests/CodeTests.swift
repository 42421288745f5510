import Testing

@Suite("What code must not do")
struct CodeTests {
  private static let sources = Repository.swiftFiles(below: "Sources")

  /// The files of Sources outside some targets.
  private static func sources(outside targets: String...) -> [Repository.File] {
    sources.filter { file in !targets.contains { file.path.hasPrefix("Sources/\($0)/") } }
  }

  @Test func `the repository is found`() {
    #expect(Self.sources.count > 100)
    #expect(Repository.text(of: "Package.swift")?.contains("Snapfarm") == true)
  }

  @Test func `only Settings reads the environment`() {
    for file in Self.sources(outside: "Settings") {
      #expect(uses(of: environmentNames, in: file.tokens) == [], "\(file.path)")
    }
  }

  @Test func `nothing traps on purpose`() {
    for file in Self.sources { #expect(traps(in: file.tokens) == [], "\(file.path)") }
  }

  @Test func `nothing below the command prints`() {
    for file in Self.sources(outside: "SnapfarmCommand") {
      #expect(calls(of: ["print", "debugPrint", "dump", "puts", "printf"], in: file.tokens) == [], "\(file.path)")
    }
  }

  @Test func `only Files changes the file system`() {
    for file in Self.sources(outside: "Files") {
      #expect(calls(of: changingCalls, in: file.tokens) == [], "\(file.path)")
    }
  }

  @Test func `files are written by References, Farm and the command only`() {
    for file in Self.sources(outside: "Files", "References", "Farm", "SnapfarmCommand") {
      #expect(calls(of: ["writeAtomically", "removeFile", "makeFolders"], in: file.tokens) == [], "\(file.path)")
    }
  }

  @Test func `the farm writes results, never references`() {
    for file in Repository.swiftFiles(below: "Sources/Farm") {
      let writes = calls(of: ["writeAtomically"], in: file.tokens)
      let paths = uses(of: ["picturePath", "companionPath"], in: file.tokens)
      // Where both stand in one file, a reference's path is one step from being written to.
      #expect(writes.isEmpty || paths.isEmpty, "\(file.path)")
    }
  }

  @Test(arguments: [
    "getenv(\"HOME\")", "Glibc.getenv(name)", "let a = environ", "ProcessInfo.processInfo", "\"\\(getenv(x))\"",
  ])
  func `reading the environment is found`(source: String) {
    #expect(uses(of: environmentNames, in: tokens(of: source)).count == 1)
  }

  @Test(arguments: [
    "try! f()", "a as! B", "a!.b", "f()!", "a[0]!", "var a: [Int]!", "var a: Set<Int>!", "\"\\(a!)\"", "{ a }!",
    "fatalError(\"\")", "Swift.fatalError()",
  ])
  func `a trap is found`(source: String) {
    #expect(traps(in: tokens(of: source)).count == 1)
  }

  @Test(arguments: [
    "a != b", "!a", "(!a)", "[!a]", "#if !os(Linux)", "// a!", "\"a!\"", "f(a, !b)", "func fatalError()", "\"\\(a)!\"",
  ])
  func `what only looks like a trap is none`(source: String) {
    #expect(traps(in: tokens(of: source)).isEmpty)
  }

  @Test(arguments: [
    ("print(a)", 1), ("Swift.print(a)", 1), ("terminal.print(a)", 0), ("func print(_ a: Int)", 0), ("\"print(a)\"", 0),
    ("let print = 1", 0), ("x; print(\"\\(print(a))\")", 2),
  ])
  func `a call is found`(source: String, count: Int) {
    #expect(calls(of: ["print"], in: tokens(of: source)).count == count)
  }
}
