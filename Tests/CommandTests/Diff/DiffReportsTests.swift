import Files
import Testing

@Suite("Reports of diff")
struct DiffReportsTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.putAll()
  }

  @Test func `JSON on standard output is nothing but JSON`() async throws {
    for words in [["a/same.png", "b/same.png"], ["a/sub/touched.png", "b/sub/touched.png"], ["a", "b"]] {
      let run = try await Snapfarm.run(["diff"] + words + ["--json", "-", "--github"], in: files.folder.path)
      #expect(throws: Never.self) { try JSON(run.output) }
      #expect(!run.errors.isEmpty)
    }
  }

  @Test func `JSON of a pair that cannot be compared says so`() async throws {
    let run = try await files.run("a/broken.png", "b/broken.png", "--json", "-")
    #expect(run.end == .exited(2), "\(run.story)")
    let document = try JSON(run.output)
    #expect(document.status.text == "error")
    #expect(document.error.text == "\"b/broken.png\" cannot be read: it ends early")
    #expect(document.sides.elements.compactMap(\.text) == ["b"])
  }

  @Test func `the same pictures give the same bytes, wherever they are`() async throws {
    let other = try DiffFolder()
    try other.putAll()
    for name in ["j", "u", "h"] {
      let flag = ["j": "--json", "u": "--junit", "h": "--html"][name] ?? ""
      _ = try await files.run("a", "b", flag, name)
      _ = try await other.run("a", "b", flag, name)
      #expect(try files.folder.bytes(name) == other.folder.bytes(name), "\(flag)")
      #expect(try !files.folder.text(name).contains(files.folder.path), "\(flag)")
    }
  }

  @Test func `the page holds the pictures`() async throws {
    let run = try await files.run("a", "b", "--html", "page/r.html")
    #expect(run.end == .exited(2), "\(run.story)")
    let page = try files.folder.text("page/r.html")
    // Two pairs of three pictures, one added, one removed.
    #expect(page.split(separator: "<script type=\"text/plain\" id=\"picture:").count == 9)
    #expect(try files.folder.files("page") == ["r.html"])
  }

  @Test func `JUnit counts`() async throws {
    _ = try await files.run("a", "b", "--junit", "r.xml")
    #expect(try files.folder.text("r.xml").contains(" tests=\"7\" failures=\"4\" errors=\"1\" skipped=\"0\">"))
  }

  @Test func `annotations name files from the repository's root`() async throws {
    let run = try await files.run("a", "b", "--github")
    #expect(run.lines.contains { $0.hasPrefix("::error file=b/sub/touched.png,title=different::different: 2 of ") })
    #expect(run.lines.contains { $0.hasPrefix("::error file=a/old.png,title=removed::") })
    #expect(run.lines.last?.hasPrefix("::notice title=snapfarm diff::2 identical") == true, "\(run.story)")
  }

  @Test(arguments: [("true", true), ("false", false), ("", false)])
  func `GitHub Actions is recognised, and gets a summary after others'`(value: String, isGitHub: Bool) async throws {
    try files.folder.write("# before\n", to: "s.md")
    let variables = ["GITHUB_ACTIONS": value, "GITHUB_STEP_SUMMARY": files.folder.path("s.md")]
    let run = try await files.run("a", "b", environment: Snapfarm.environment.merging(variables) { $1 })
    #expect(run.output.contains("::error ") == isGitHub, "\(run.story)")
    let summary = try files.folder.text("s.md")
    #expect(summary.hasPrefix("# before\n"))
    #expect(summary.contains("| sub/touched.png |") == isGitHub)
  }

  @Test func `a report that cannot be written is trouble, and keeps no other from being written`() async throws {
    let run = try await files.run("a", "b", "--glob", "same.png", "--json", "notes/r.json", "--junit", "r.xml")
    #expect(run.end == .exited(0), "\(run.story)")
    try files.folder.write("x", to: "file")
    let failed = try await files.run("a", "b", "--glob", "same.png", "--json", "file/r.json", "--junit", "r2.xml")
    #expect(failed.end == .exited(2), "\(failed.story)")
    #expect(failed.errors.contains("\"file/r.json\" cannot be written: "))
    #expect(files.folder.has("r2.xml"))
  }

  @Test func `names with every kind of sign survive every report`() async throws {
    let name = "it's <b>&\"100%\" , a:b\u{1B}[31m é한.png"
    try files.put(name, DiffFolder.plain, DiffFolder.touched)
    let run = try await files.run(
      "a", "b", "--glob", "it*", "--json", "j", "--junit", "u", "--html", "h", "--github", "-o", "out")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(!run.output.contains("\u{1B}"))
    let document = try JSON(try files.folder.text("j"))
    #expect(document.pairs.elements.first?.name.text == name)
    #expect(try !files.folder.text("h").contains("<b>&"))
    #expect(try files.folder.text("u").contains("name=\"it&apos;s &lt;b&gt;&amp;&quot;100%&quot; , a:b[31m é한.png\""))
    #expect(try files.folder.files("out") == [name])
  }
}
