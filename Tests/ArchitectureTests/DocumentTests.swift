import Testing

/// The words of a list that a document does not have.
func missing(_ words: [String], in document: String, as form: (String) -> String) -> [String] {
  words.filter { !document.contains(form($0)) }
}

/// The names of verbs in the source that declares them.
func verbNames(in source: String) -> [String] {
  source.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "\"")
    guard parts.count > 1, parts[0].allSatisfy({ $0 == " " || "name:".contains($0) }) else { return nil }
    return parts[0].contains("name:") ? String(parts[1]) : nil
  }
}

/// The paths in a document, between backquotes, that begin with a folder of the repository and hold no pattern.
func paths(in document: String) -> [String] {
  let folders = ["Sources/", "Tests/", "Scripts/", "Profiles/", "Benchmarks/", ".ci/"]
  return document.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    .map { String($0.element) }.filter { path in
      folders.contains { path.hasPrefix($0) } && !path.contains { "*<[ ".contains($0) }
    }
}

@Suite("Documents say what is there")
struct DocumentTests {
  private static func text(_ path: String) throws -> String { try #require(Repository.text(of: path)) }

  @Test func `the architecture has a paragraph of every target`() throws {
    let document = try Self.text("ARCHITECTURE.md")
    #expect(missing(TargetRow.all.map(\.name), in: document) { "\n**\($0)** " } == [])
  }

  @Test func `the README has a row of every verb`() throws {
    let verbs = verbNames(in: try Self.text("Sources/Arguments/Verb.swift"))
    #expect(verbs.count >= 8)
    let document = try Self.text("README.md")
    #expect(verbs.filter { !document.contains("\n| `\($0)`") && !document.contains("\n| `\($0) ") } == [])
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
  func `paths in documents lead somewhere`(name: String) throws {
    let known = Repository.textFiles.map(\.path)
    for path in paths(in: try Self.text(name)) {
      let folder = path.hasSuffix("/") ? path : path + "/"
      #expect(known.contains { $0 == path || $0.hasPrefix(folder) }, "\(path)")
    }
  }

  @Test func `what is missing is found`() {
    #expect(missing(["A", "B"], in: "\n**A** is") { "\n**\($0)** " } == ["B"])
    #expect(verbNames(in: "Verb(\n    name: \"a\", b: \"c\"\n  d: \"name:\"") == ["a"])
    #expect(
      paths(in: "see `Sources/A`, `Tests/B.swift` and `swift Sources/x` or `Profiles/*.yaml`")
        == ["Sources/A", "Tests/B.swift"])
  }
}
