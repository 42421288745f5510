import Testing

@Suite("Pending pictures, listed and rejected")
struct PendingTests {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    remove(suite.folder.path("Snapshots/logo/60x60@2.png"))
    let (run, _) = try await suite.test()
    try #require(run.end == .exited(1))
  }

  @Test func `each is listed with what it is`() async throws {
    let run = try await suite.run("pending")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(
      run.lines == [
        "card/100x80@1  changed, 100×80", "card/60x60@2   changed, 120×120", "logo/60x60@2   new, 120×120",
        "3 pending; snapfarm accept or reject settles them",
      ])
  }

  @Test func `quiet, it is the names alone`() async throws {
    let run = try await suite.run("pending", "-q")
    #expect(run.end == .exited(0) && run.output == "card/100x80@1\ncard/60x60@2\nlogo/60x60@2\n", "\(run.story)")
    _ = try await suite.run("reject")
    #expect(try await suite.run("pending", "-q").output.isEmpty)
  }

  @Test func `machines get the same as JSON`() async throws {
    remove(suite.folder.path("Snapshots/card/60x60@2.png"))
    let run = try await suite.run("pending", "--json")
    let entries = try JSON(run.output).pending.elements
    #expect(entries.map(\.name.text) == ["card/100x80@1", "card/60x60@2", "logo/60x60@2"])
    #expect(entries.map(\.state.text) == ["changed", "stale", "new"])
    #expect(entries.map { $0.size.elements.compactMap(\.int) } == [[100, 80], [], [120, 120]])
  }

  @Test func `what is rejected is gone and references stay`() async throws {
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("reject", "card/*")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.lines == ["card/100x80@1  rejected", "card/60x60@2  rejected", "2 rejected"])
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.files(".snapfarm/pending") == ["logo/60x60@2.png", "logo/60x60@2.svg"])
  }

  @Test func `a name that nothing has is told with the nearest`() async throws {
    let run = try await suite.run("reject", "card/100x80@2")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains(#"did you mean "card/100x80@1"?"#), "\(run.story)")
    #expect(try suite.folder.files(".snapfarm/pending").count == 6)
  }

  @Test func `a whole test takes back what is of no snapshot any more`() async throws {
    remove(suite.folder.path("Scenes/logo.yaml"))
    _ = try await suite.run("test", "card")
    #expect(try suite.folder.files(".snapfarm/pending").count == 6)
    _ = try await suite.run("test")
    #expect(try await suite.run("pending", "-q").output == "card/100x80@1\ncard/60x60@2\n")
    let run = try await suite.run("accept")
    #expect(run.end == .exited(0) && run.lines.last == "2 updated", "\(run.story)")
    #expect(!suite.folder.has("Snapshots/logo/60x60@2.png"))
  }

  @Test func `nothing pending is said`() async throws {
    _ = try await suite.run("reject")
    #expect(try await suite.run("pending").lines == ["nothing is pending"])
    let run = try await suite.run("reject")
    #expect(run.end == .exited(3) && run.lines == ["nothing to reject"], "\(run.story)")
  }
}
