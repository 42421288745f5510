import PNG
import Testing

@Suite("One change, and exactly the snapshots that show it")
struct ChangeTests {
  /// Something that a designer changes.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The snapshots that show it.
    var shownBy: [String]
    var make: @Sendable (TestFolder) throws -> Void
  }

  static let kinds = [
    Change(testDescription: "a colour", shownBy: ["card/100x80@1", "card/60x60@2"]) { folder in
      try folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    },
    Change(testDescription: "a number of a frame", shownBy: ["card/100x80@1", "card/60x60@2"]) { folder in
      try folder.replace("[10, 8, 40, 20]", with: "[10, 8, 40, 21]", in: "Scenes/card.yaml")
    },
    Change(testDescription: "a frame off one device", shownBy: ["card/100x80@1"]) { folder in
      try folder.replace(
        "children:", with: "children:\n    - {frame: [70, 70, 5, 5], background: red}", in: "Scenes/card.yaml")
    },
    Change(testDescription: "an image file", shownBy: ["logo/100x80@1", "logo/60x60@2"]) { folder in
      try folder.write(encodePNG(checkerboard(0xFF20_8041, 0xFFFF_FFFF), level: 6), to: "Images/mark.png")
    },
  ]

  @Test(arguments: kinds)
  func `they fail, are accepted by the last line, and nothing else moves`(change: Change) async throws {
    let suite = try SmallSuite()
    try await suite.record()
    let before = try suite.folder.contents("Snapshots")
    try change.make(suite.folder)

    let (run, results) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(names("changed", in: results) == change.shownBy)
    #expect(counts(results) == ["changed": change.shownBy.count, "unchanged": 4 - change.shownBy.count])
    #expect(run.lines.last == "Accept with: snapfarm accept " + change.shownBy.joined(separator: " "))
    #expect(try suite.folder.contents("Snapshots") == before)

    let words = try #require(run.lines.last).split(separator: " ").dropFirst(3).map(String.init)
    let accepted = try await Snapfarm.run(words, in: suite.folder.path)
    #expect(accepted.end == .exited(0), "\(accepted.story)")
    #expect(accepted.lines == change.shownBy.map { $0 + "  updated" } + ["\(change.shownBy.count) updated"])
    let after = try suite.folder.contents("Snapshots")
    let changed = changes(from: before, to: after)
    #expect(changed.filter { $0.hasSuffix(".png") } == change.shownBy.map { $0 + ".png" })
    #expect(changed.allSatisfy { change.shownBy.contains(String($0.dropLast(4))) })

    let (passing, _) = try await suite.test()
    #expect(passing.end == .exited(0), "\(passing.story)")
    #expect(passing.lines.contains("small: 4 unchanged"))
    #expect(try suite.folder.contents("Snapshots") == after)
  }

  @Test func `a change taken back leaves nothing to accept`() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    #expect(try await suite.test().run.end == .exited(1))
    #expect(try suite.folder.files(".snapfarm/pending").count == 4)
    try suite.folder.replace("#33669a", with: "#336699", in: "Scenes/card.yaml")
    #expect(try await suite.test().run.end == .exited(0))
    #expect(try suite.folder.files(".snapfarm/pending").isEmpty)
  }

  @Test func `a new name for a view changes no pixel: it passes, with a note on the companion`() async throws {
    let suite = try SmallSuite()
    try await suite.record()
    let before = try suite.folder.contents("Snapshots")
    try suite.folder.replace("id: box", with: "id: panel", in: "Scenes/card.yaml")
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.lines.last?.hasSuffix("update with: snapfarm accept --companions") == true)
    #expect(results.outcomes.elements.map(\.companionDiffers) == [true, true, false, false].map(JSON.bool))
    let accepted = try await suite.run("accept", "--companions")
    #expect(accepted.end == .exited(0), "\(accepted.story)")
    #expect(
      changes(from: before, to: try suite.folder.contents("Snapshots")) == ["card/100x80@1.svg", "card/60x60@2.svg"])
  }
}
