import Files
import Testing

@Suite("Which snapshots a run is about")
struct SelectionTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  private func listed(_ words: String...) async throws -> [String] {
    let run = try await Snapfarm.run(["list", "--json"] + words, in: suite.folder.path)
    return try JSON(run.output).snapshots.elements.compactMap(\.id.text)
  }

  @Test func `skip leaves out what matches any of its globs`() async throws {
    #expect(try await listed("--skip", "card/60*") == SmallSuite.snapshots.filter { !$0.hasPrefix("card/60") })
    let none = try await suite.run("list", "--skip", "card/*", "--skip", "**")
    #expect(none.end == .exited(3), "\(none.story)")
  }

  @Test(arguments: ["--only-failed", "--last-failed"])
  func `only what failed in the last test is drawn again`(flag: String) async throws {
    try await suite.record()
    let failed = try #require(SmallSuite.snapshots.first)
    #expect(try await suite.test().run.end == .exited(0))
    let nothing = try await suite.run("test", flag)
    #expect(nothing.end == .exited(3), "\(nothing.story)")
    #expect(nothing.errors.contains("nothing failed in the last test"))

    try removeFile(suite.folder.path("Snapshots/\(failed).png"))
    _ = try await suite.test()
    #expect(try await listed(flag) == [failed])
    let again = try await suite.run("test", flag, "--json", "-")
    #expect(again.end == .exited(1), "\(again.story)")
    let results = try JSON(again.output)
    #expect(results.outcomes.elements.compactMap(\.id.text) == [failed])
    #expect(results.plan.isWhole == .bool(false) && results.plan.snapshots.int == 1)
  }

  @Test func `what could not be read in the last test failed`() async throws {
    try await suite.record()
    try suite.folder.write("scene: logo\nroot: {frmae: 3}\n", to: "Scenes/logo.yaml")
    #expect(try await suite.test().run.end == .exited(2))
    let broken = try await suite.run("test", "--only-failed", "--json", "-")
    #expect(broken.end == .exited(2) && !broken.errors.contains("nothing failed"), "\(broken.story)")
    try suite.folder.write(SmallSuite.logo, to: "Scenes/logo.yaml")
    #expect(try await listed("--only-failed") == SmallSuite.snapshots.filter { $0.hasPrefix("logo/") })
    #expect(try await suite.run("test", "--only-failed").end == .exited(0))
    #expect(try await listed("--only-failed").isEmpty)
  }

  @Test func `without results of a test, or with others, there is one sentence`() async throws {
    let none = try await suite.run("test", "--only-failed")
    #expect(none.end == .exited(2), "\(none.story)")
    let file = ".snapfarm/results/test.json"
    #expect(none.errors.contains("E516: there are no results of \"snapfarm test\" in \(file)"))
    for text in ["", "{\"verb\": \"test\"", "[]", "\u{0}"] {
      try suite.folder.write(text, to: file)
      let bad = try await suite.run("list", "--only-failed")
      #expect(bad.end == .exited(2), "\(bad.story)")
      #expect(bad.errors.contains("E517: \(file) does not hold results of \"snapfarm test\""))
    }
  }

  @Test func `a list and the results of a test carry the same digest of the plan`() async throws {
    try await suite.record()
    let list = try JSON(await suite.run("list", "--json").output)
    let (_, results) = try await suite.test()
    #expect(list.plan == results.plan && list.plan.isWhole == .bool(true))
    #expect(list.plan.digest.text?.utf8.count == 64)
    let one = try JSON(await suite.run("list", "--json", "--filter", "card/60*").output)
    #expect(one.plan.digest != list.plan.digest && one.plan.isWhole == .bool(false))
    #expect(one.counts.scenes.elements.map(\.name.text) == ["card"])
  }
}
