import Files
import Graphics
import PNG
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("diff of two folders")
struct DiffFoldersTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.putAll()
  }

  private func json(_ words: String...) async throws -> (run: CommandRun, document: JSON) {
    let run = try await Snapfarm.run(["diff", "a", "b", "--json", "r.json"] + words, in: files.folder.path)
    return (run, try JSON(try files.folder.text("r.json")))
  }

  private func names(_ status: String, _ document: JSON) -> [String] {
    document.pairs.elements.filter { $0.status == .string(status) }.compactMap { $0.name.text }
  }

  @Test func `every pair is told by its name`() async throws {
    let (run, document) = try await json()
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(names("identical", document) == ["again.png", "same.png"])
    #expect(names("different", document) == ["sub/touched.png"])
    #expect(names("size-changed", document) == ["taller.png"])
    #expect(names("added", document) == ["new.png"])
    #expect(names("removed", document) == ["old.png"])
    #expect(names("error", document) == ["broken.png"])
    #expect(document.otherFiles == .array([.string("notes.txt")]))
    #expect(document.failedItems.elements.compactMap(\.text) == ["broken.png", "sub/touched.png", "taller.png"])
    #expect(document.counts.identical.int == 2)
    #expect(
      run.lines.suffix(2) == [
        "not PNG by name, not compared: 1 file: notes.txt",
        "a → b: 2 identical, 1 different, 1 size changed, 1 added, 1 removed, 1 error",
      ])
  }

  @Test func `without what cannot be read it is a difference, and without that nothing`() async throws {
    let different = try await json("--glob", "sub/*", "--glob", "same.png")
    #expect(different.run.end == .exited(1), "\(different.run.story)")
    #expect(different.document.pairs.elements.compactMap { $0.name.text } == ["same.png", "sub/touched.png"])
    let same = try await json("--glob", "same.png")
    #expect(same.run.end == .exited(0), "\(same.run.story)")
    #expect(same.run.output == "a → b: 1 identical\n")
  }

  @Test(arguments: [
    (["*ed.png"], ["sub/touched.png"]), (["sub/*.png"], ["sub/touched.png"]), (["*/*"], ["sub/touched.png"]),
    (["**/[st]*.png"], ["same.png", "sub/touched.png", "taller.png"]), (["notes.txt"], ["notes.txt"]),
    (["sub/**"], ["sub/touched.png"]), (["new.png", "old.png"], ["new.png", "old.png"]),
  ])
  func `patterns choose`(patterns: [String], expected: [String]) async throws {
    let words = patterns.flatMap { ["--glob", $0] } + ["--json", "r.json"]
    _ = try await Snapfarm.run(["diff", "a", "b"] + words, in: files.folder.path)
    let document = try JSON(try files.folder.text("r.json"))
    #expect(document.pairs.elements.compactMap { $0.name.text } == expected)
  }

  @Test func `a file of another kind that was asked for is an error`() async throws {
    try files.put("x.jpg", [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF])
    let (run, document) = try await json("--glob", "*.jpg")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(
      document.pairs.elements.first?.error.text
        == "the first picture cannot be read: it is not a PNG; the second picture cannot be read: it is not a PNG")
  }

  @Test func `nothing to compare is no pass`() async throws {
    let (run, document) = try await json("--glob", "*.bmp")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors == "snapfarm: nothing to compare: no file matches \"*.bmp\"\n")
    #expect(document.exitCode.int == 2 && document.pairs.elements.isEmpty)
    try makeFolders(files.folder.path("e/f"))
    let empty = try await files.run("e", "e/f")
    #expect(empty.end == .exited(2), "\(empty.story)")
    #expect(empty.errors == "snapfarm: nothing to compare: there are no files in the two folders\n")
    let missing = try await files.run("a", "nowhere")
    #expect(missing.end == .exited(2), "\(missing.story)")
    #expect(missing.errors == "snapfarm: \"nowhere\" is missing\n")
  }

  @Test func `hidden files are passed over, and links do not lead out`() async throws {
    try files.put(".hidden.png", DiffFolder.plain, nil)
    try files.put(".git/x.png", DiffFolder.plain, nil)
    try files.folder.write(DiffFolder.plain, to: "outside/secret.png")
    try files.put("link.png", DiffFolder.plain, nil)
    try files.folder.link("b/link.png", to: "../outside/secret.png")
    try files.folder.link("b/folder", to: "../outside")
    try files.put("inner.png", DiffFolder.plain, nil)
    try files.folder.link("b/inner.png", to: "same.png")
    let (_, document) = try await json()
    let names = document.pairs.elements.compactMap { $0.name.text }
    #expect(!names.contains { $0.contains("hidden") || $0.contains("git") || $0.contains("folder") })
    let link = document.pairs.elements.first { $0.name.text == "link.png" }
    #expect(link?.error.text == "the second picture is a link that leads out of the folder, which is not followed")
    #expect(document.pairs.elements.first { $0.name.text == "inner.png" }?.status.text == "identical")
  }

  @Test func `pictures go to a folder under the same paths`() async throws {
    let run = try await files.run("a", "b", "-o", "out")
    #expect(run.output.contains("  picture: out/sub/touched.png\n"), "\(run.story)")
    #expect(try files.folder.files("out") == ["sub/touched.png", "taller.png"])
    #expect(try files.written("out/taller.png").height == 44)
    try files.put("sub/touched.png", DiffFolder.plain, DiffFolder.plain)
    _ = try await files.run("a", "b", "-o", "out")
    #expect(try files.folder.files("out") == ["taller.png"])
  }

  @Test func `the result is the same whoever compared what`() async throws {
    for index in 0..<60 {
      let touched = encodePNG(DiffFolder.picture(width: 40 + index, [index: 0xFF12_3456]), level: 3)
      try files.put("many/\(index).png", encodePNG(DiffFolder.picture(width: 40 + index), level: 3), touched)
    }
    var results: [[String: [UInt8]]] = []
    for jobs in ["1", "2", "16"] {
      let words = ["-j", jobs, "--json", "j", "--junit", "u", "--html", "h", "-o", "out-\(jobs)"]
      let run = try await Snapfarm.run(["diff", "a", "b"] + words, in: files.folder.path)
      #expect(run.end == .exited(2), "\(run.story)")
      var result = try files.folder.contents("out-\(jobs)")
      for name in ["u", "h"] { result[name] = try files.folder.bytes(name) }
      result["j"] = Array(try files.folder.text("j").replacing("out-\(jobs)", with: "out").utf8)
      results.append(result)
    }
    #expect(results[0].count == 65)
    #expect(changes(from: results[0], to: results[1]) == [])
    #expect(changes(from: results[0], to: results[2]) == [])
  }

  @Test func `a folder that cannot be listed is named as it was typed`() async throws {
    chmod(files.folder.path("b/sub"), 0)
    defer { chmod(files.folder.path("b/sub"), 0o700) }
    // Nothing keeps root from reading.
    guard geteuid() != 0 else { return }
    let run = try await files.run("a", "b")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.hasPrefix("snapfarm: the files of \"b/sub\" cannot be listed: "))
  }
}
