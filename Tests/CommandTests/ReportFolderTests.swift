import Digest
import Testing

@Suite("The folder of a report")
struct ReportFolderTests {
  private static let report = ".snapfarm/report/"
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  private func results() throws -> JSON {
    let script = try suite.folder.text(Self.report + "results.js")
    try #require(script.hasPrefix("Snapfarm.load(") && script.hasSuffix(");\n"))
    return try JSON(String(script.dropFirst("Snapfarm.load(".count).dropLast(");\n".count)))
  }

  private func result(_ id: String) throws -> JSON {
    try #require(try results().results.elements.first { $0.id == .string(id) })
  }

  private func images() throws -> [String] { try suite.folder.files(Self.report + "images") }

  private func changeCard() throws {
    try suite.folder.replace("\"#336699\"", with: "\"#996633\"", in: "Scenes/card.yaml")
  }

  @Test func `a failure brings both pictures, each with a readable copy`() async throws {
    try await suite.record()
    try changeCard()
    _ = try await suite.run("test")
    let result = try result("card/100x80@1")
    let originals = ["expected": "Snapshots/card/100x80@1.png", "actual": ".snapfarm/pending/card/100x80@1.png"]
    for (role, original) in originals {
      let bytes = try suite.folder.bytes(original)
      let name = ContentDigest(bytes).short
      #expect(result[dynamicMember: role] == .string("images/\(name).png"))
      #expect(try suite.folder.bytes(Self.report + "images/\(name).png") == bytes)
      let twin = try suite.folder.text(Self.report + "images/\(name).js")
      #expect(twin.hasPrefix("Snapfarm.picture(\"\(name)\",\"iVBORw0KGgo"))
      #expect(twin.utf8.count == "Snapfarm.picture(\"\",\"\")\n".utf8.count + 12 + (bytes.count + 2) / 3 * 4)
    }
    #expect(try images().count == 8)
    #expect(try suite.folder.text(Self.report + "index.html").contains("S.load = "))
  }

  @Test func `what passed brings no pictures, and those of an earlier page go`() async throws {
    try await suite.record()
    try changeCard()
    _ = try await suite.run("test")
    try suite.folder.write("mine", to: Self.report + "images/0123456789ab.txt")
    try suite.folder.write(SmallSuite.card, to: "Scenes/card.yaml")
    let run = try await suite.run("test")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(try images() == ["0123456789ab.txt"])
    #expect(try result("card/100x80@1").expected == .null)
  }

  @Test func `an error shows what was drawn and the lines to blame`() async throws {
    try suite.folder.replace("image: mark", with: "image: mrak", in: "Scenes/logo.yaml")
    _ = try await suite.run("test")
    let result = try result("logo/100x80@1")
    #expect(result.twins == .bool(false))
    let picture = try #require(result.actual.text)
    #expect(suite.folder.has(Self.report + picture))
    #expect(!suite.folder.has(Self.report + picture.dropLast(4) + ".js"))
    let source = try #require(try results().findings.elements.first).source
    #expect(source.first.int == 3)
    #expect(source.lines.elements.count == 3)
    #expect(source.lines.elements.contains { $0.text?.contains("mrak") == true })
  }

  @Test func `what is pending from earlier runs is told`() async throws {
    _ = try await suite.run("test")
    #expect(try results().run.otherPending == .array([]))
    _ = try await suite.run("test", "card")
    #expect(try results().run.otherPending == .array([.string("logo")]))
  }

  @Test func `two suites with equal files have equal reports`() async throws {
    let other = try SmallSuite()
    _ = try await suite.run("test")
    _ = try await other.run("test")
    let files = try suite.folder.contents(Self.report)
    #expect(files.count == 2 + 8)
    #expect(changes(from: files, to: try other.folder.contents(Self.report)).isEmpty)
  }
}
