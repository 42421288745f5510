import PNG
import Testing

@Suite("What a review knows")
struct ReviewFactsTests {
  private let suite: ReviewedSuite
  private let results = ".snapfarm/results/test.json"

  init() async throws { suite = try await ReviewedSuite() }

  @Test(arguments: [nil, "", "{\"verb\": \"test\", \"outcomes\": [", "[1]", "{\"verb\": \"test\", \"outcomes\": [{}]}"])
  func `without results that can be read, the pictures say what they can`(text: String?) async throws {
    remove(suite.folder.path(results))
    if let text { try suite.folder.write(text, to: results) }
    let run = try await suite.review("d\nA\n")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(
      run.lines.contains("  100×80; the last test's results are not about this picture, so they tell no numbers"),
      "\(run.story)")
    #expect(!run.output.contains("differences") && !run.output.contains("pixels differ"))
    #expect(run.lines.last == "3 accepted, 0 rejected, 0 left")
  }

  @Test func `numbers of another run are not told`() async throws {
    let old = try suite.folder.bytes(results)
    try suite.folder.replace("#33669a", with: "#ff0000", in: "Scenes/card.yaml")
    _ = try await suite.small.test()
    try suite.folder.write(old, to: results)
    let run = try await suite.review("s\ns\ns\n")
    #expect(!run.output.contains("pixels differ") && run.output.contains("results are not about this"), "\(run.story)")
  }

  @Test func `results that name other files open none of them`() async throws {
    let text = try suite.folder.text(results)
    let evil = text.split(separator: ".snapfarm/", omittingEmptySubsequences: false).joined(separator: "/etc/../")
    try #require(evil != text)
    try suite.folder.write(evil, to: results)
    let run = try await suite.review("i\ni\nq\n")
    #expect(!run.output.contains("/etc"), "\(run.story)")
  }

  @Test func `the same change on several devices is one decision`() async throws {
    try suite.folder.replace("[100x80@1, 60x60@2]", with: "[100x80@1, 110x80@1, 60x60@2]", in: "snapfarm.yaml")
    try suite.folder.replace("#33669a", with: "#336699", in: "Scenes/card.yaml")
    try await suite.small.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    _ = try await suite.small.test()
    let run = try await suite.review("d\na\nq\n")
    #expect(run.lines.contains("[1/2] changed: card/100x80@1, card/110x80@1"), "\(run.story)")
    #expect(run.lines.contains { $0.hasPrefix("    card/110x80@1: 780 of 8,800 pixels differ") }, "\(run.story)")
    #expect(run.lines.last == "2 accepted, 0 rejected, 1 left")
    #expect(try suite.pending() == ["card/60x60@2"])
  }

  @Test func `another engine is said, and comes after changes of the design`() async throws {
    // The reference says that something else drew it.
    let path = "Snapshots/card/100x80@1.png"
    let file = try PNGFile(try suite.folder.bytes(path))
    let engine = try #require(file.provenance?.split(separator: "\n").first { $0.hasPrefix("engine ") })
    let other = try #require(file.provenance).split(separator: engine).joined(separator: "engine of-long-ago")
    let encoded = EncodedPNG(try file.decode(pixelLimit: 1 << 20), level: 6)
    try #require(encoded.streamDigest == file.streamDigest)
    try suite.folder.write(encoded.file(provenance: other), to: path)
    _ = try await suite.small.test()
    let run = try await suite.review("s\ns\ns\n")
    #expect(run.lines.contains("[3/3] changed, and drawn by another engine: card/100x80@1"), "\(run.story)")
    // The pictures say it themselves where results are missing.
    remove(suite.folder.path(results))
    let blind = try await suite.review("s\ns\ns\n")
    #expect(blind.lines.contains("[3/3] changed, and drawn by another engine: card/100x80@1"), "\(blind.story)")
  }

  @Test func `a name that would move the cursor is shown as letters`() async throws {
    let bytes = try suite.folder.bytes(".snapfarm/pending/card/100x80@1.png")
    try suite.folder.write(bytes, to: ".snapfarm/pending/a\u{1B}[2J/b\nc.png")
    let run = try await suite.review("d\nR\n\u{1B}]0;x\u{7}\n")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.output.contains("a\\u{1B}[2J/b\\nc  rejected"), "\(run.story)")
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `paths are absolute where the command stands elsewhere`() async throws {
    try suite.folder.write("", to: "below/file")
    let command = try #require(Snapfarm.path)
    let run = try await RunningCommand(
      ["/bin/sh", "-c", "echo q | \"$0\" review", command], in: suite.folder.path("below"),
      environment: Snapfarm.environment
    ).finish()
    #expect(run.lines.contains("  reference   " + suite.folder.path("Snapshots/card/100x80@1.png")), "\(run.story)")
  }
}
