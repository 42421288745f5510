import Testing

@Suite("What a test may record")
struct RecordModeTests {
  private let suite: SmallSuite
  private static let ci = Snapfarm.environment.merging(["CI": "true"]) { $1 }

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    remove(suite.folder.path("Snapshots/logo/60x60@2.png"))
  }

  private static let modes: [(words: [String], changed: [String])] = [
    ([], []), (["--record", "never"], []), (["--record", "missing"], ["logo/60x60@2.png"]),
    (["--record", "failed"], ["card/100x80@1.png", "card/60x60@2.png", "logo/60x60@2.png"]),
    (["-u"], ["card/100x80@1.png", "card/60x60@2.png", "logo/60x60@2.png"]),
  ]

  @Test(arguments: modes)
  func `flags say which references are written, and writing is no pass`(words: [String], changed: [String]) async throws
  {
    let before = try suite.folder.contents("Snapshots")
    let run = try await Snapfarm.run(["test"] + words, in: suite.folder.path)
    #expect(run.end == .exited(1), "\(run.story)")
    let written = changes(from: before, to: try suite.folder.contents("Snapshots"))
    #expect(written.filter { $0.hasSuffix(".png") } == changed, "\(run.story)")
    #expect(run.output.contains("look at it, then run the test again") == !changed.isEmpty)
  }

  @Test func `the environment says it where no flag does`() async throws {
    let before = try suite.folder.contents("Snapshots")
    let environment = Snapfarm.environment.merging(["SNAPSHOT_TESTING_RECORD": "missing"]) { $1 }
    _ = try await suite.run("test", "--record", "never", environment: environment)
    #expect(try suite.folder.contents("Snapshots") == before)
    _ = try await suite.run("test", environment: environment)
    #expect(suite.folder.has("Snapshots/logo/60x60@2.png"))
    #expect(try suite.folder.bytes("Snapshots/card/100x80@1.png") == before["card/100x80@1.png"])
  }

  // A typo once recorded in CI: the word was not known, so the default was taken, which writes.
  @Test(arguments: [["test"], ["list"], ["record"]])
  func `an unknown word in the environment is refused`(words: [String]) async throws {
    let before = try suite.folder.contents("Snapshots")
    let environment = Snapfarm.environment.merging(["SNAPSHOT_TESTING_RECORD": "nevr"]) { $1 }
    let run = try await Snapfarm.run(words, in: suite.folder.path, environment: environment)
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(
      run.errorLines == [
        #"snapfarm: the variable SNAPSHOT_TESTING_RECORD is missing or failed or all or never, not "nevr""#
      ])
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `a verb without a suite does not mind it`() async throws {
    let environment = Snapfarm.environment.merging(["SNAPSHOT_TESTING_RECORD": "nevr"]) { $1 }
    let picture = "Snapshots/card/100x80@1.png"
    #expect(try await suite.run("diff", picture, picture, environment: environment).end == .exited(0))
  }

  @Test func `CI never records because the environment says so`() async throws {
    let before = try suite.folder.contents("Snapshots")
    let environment = Self.ci.merging(["SNAPSHOT_TESTING_RECORD": "all"]) { $1 }
    for _ in 0..<2 {
      let run = try await suite.run("test", environment: environment)
      #expect(run.end == .exited(1) && run.output.contains("1 missing"), "\(run.story)")
    }
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test(arguments: [["record"], ["test", "--record", "missing"], ["test", "-u"]])
  func `CI refuses flags that record, unless told that it is none`(words: [String]) async throws {
    let before = try suite.folder.contents("Snapshots")
    let run = try await Snapfarm.run(words, in: suite.folder.path, environment: Self.ci)
    #expect(run.end == .exited(64) && run.errors.contains("--no-ci"), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
    _ = try await Snapfarm.run(words + ["--no-ci"], in: suite.folder.path, environment: Self.ci)
    #expect(suite.folder.has("Snapshots/logo/60x60@2.png"))
  }
}
