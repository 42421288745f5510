import Testing

@Suite("Complaints: it passed and should not have")
struct WrongPassComplaints {
  private let suite: SmallSuite
  private static let ci = Snapfarm.environment.merging(["CI": "true"]) { $1 }

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  @Test("13: the reference was missing, the test was tried again, and passed", arguments: [true, false])
  func missingTwice(isCI: Bool) async throws {
    remove(suite.folder.path("Snapshots/card/100x80@1.png"))
    let before = try suite.folder.contents("Snapshots")
    for _ in 0..<3 {
      let run = try await suite.run("test", environment: isCI ? Self.ci : Snapfarm.environment)
      #expect(run.end == .exited(1) && run.output.contains("1 missing"), "\(run.story)")
    }
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test("13: what a run recorded passed in that same run")
  func recordedAndPassed() async throws {
    remove(suite.folder.path("Snapshots/card/100x80@1.png"))
    let run = try await suite.run("test", "--record", "missing")
    #expect(run.end == .exited(1) && run.output.contains("1 recorded"), "\(run.story)")
  }

  /// What has to fail though nothing that was compared differs.
  static let failures: [(words: [String], code: Int32, prepare: @Sendable (TestFolder) throws -> Void)] = [
    (["test"], 1, { remove($0.path("Snapshots/card/100x80@1.png")) }),
    (["test"], 1, { remove($0.path("Snapshots")) }),
    (["test"], 2, { try $0.write("rubbish", to: "Snapshots/card/100x80@1.png") }),
    (["test"], 1, { try $0.write($0.bytes("Snapshots/card/60x60@2.png"), to: "Snapshots/card/old.png") }),
    (["test"], 2, { try $0.write("scene: broken\nroot: {frmae: 1}\n", to: "Scenes/broken.yaml") }),
    (["test", "--filter", "nothing*"], 3, { _ in }),
    (["test", "--skip", "**"], 3, { _ in }),
    (["test", "crad"], 2, { _ in }),
    (["accept"], 3, { _ in }),
  ]

  @Test("14: it ended with 0 though nothing was compared, or not all", arguments: failures.indices)
  func open(number: Int) async throws {
    let failure = Self.failures[number]
    try failure.prepare(suite.folder)
    let run = try await Snapfarm.run(failure.words, in: suite.folder.path, environment: Self.ci)
    #expect(run.end == .exited(failure.code), "\(run.story)")
  }

  @Test(
    "15: a picture of an error became the reference",
    arguments: ["image: mrak", "text: x, font: {family: NoSuchFont}", "text: \"\\uD55C\""])
  func rubbish(content: String) async throws {
    try suite.folder.replace("image: mark", with: content, in: "Scenes/logo.yaml")
    let before = try suite.folder.contents("Snapshots")
    for words in [["record"], ["test", "--record", "all"]] {
      let run = try await Snapfarm.run(words, in: suite.folder.path)
      #expect(run.end == .exited(2), "\(run.story)")
      _ = try await suite.run("accept")
      #expect(try suite.folder.contents("Snapshots") == before, "\(run.story)")
    }
  }

  @Test("15: a picture without any pixel became the reference", arguments: ["0x0@1", "0x81@1", "101x0@1"])
  func nothing(device: String) async throws {
    let run = try await suite.run("record", "-d", device)
    #expect(run.end == .exited(2) || run.end == .exited(64), "\(run.story)")
    #expect(try suite.folder.files("Snapshots").allSatisfy { !$0.contains(device) })
  }
}
