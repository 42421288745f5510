import Testing

@Suite("References and results elsewhere")
struct PlaceTests {
  private let suite: SmallSuite
  private let elsewhere: TestFolder
  private let environment: [String: String]

  init() throws {
    suite = try SmallSuite()
    elsewhere = try TestFolder()
    environment = Snapfarm.environment.merging([
      "SNAPSHOT_REFERENCE_DIR": elsewhere.path("refs"), "SNAPSHOT_ARTIFACTS": elsewhere.path("out"),
    ]) { $1 }
  }

  @Test func `the environment says where they are, and nothing that is told changes`() async throws {
    let recorded = try await suite.run("record", environment: environment)
    #expect(recorded.end == .exited(0), "\(recorded.story)")
    #expect(!suite.folder.hasFolder("Snapshots"))
    #expect(try elsewhere.files("refs").count == 8)
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    let run = try await suite.run("test", "--json", "there.json", environment: environment)
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(!suite.folder.hasFolder(".snapfarm"))
    #expect(elsewhere.has("out/report/index.html") && elsewhere.has("out/pending/card/60x60@2.png"))
    #expect(run.output.contains("Report: \(elsewhere.path("out/report/index.html"))\n"), "\(run.story)")
    #expect(try elsewhere.files("out/report/images").contains { $0.hasSuffix(".png") })
    let accepted = try await suite.run("accept", environment: environment)
    #expect(accepted.end == .exited(0) && accepted.lines.last == "2 updated", "\(accepted.story)")
    #expect(try await suite.run("prune", environment: environment).end == .exited(0))
    // The same in the suite's own folders.
    let here = try SmallSuite()
    try await here.record()
    try here.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    _ = try await here.run("test", "--json", "there.json")
    #expect(try here.folder.text("there.json") == suite.folder.text("there.json"))
  }

  @Test(arguments: ["Snapshots", ".snapfarm/pending", "/dev/null/x"])
  func `what lies in each other or cannot be is refused`(references: String) async throws {
    let variables = ["SNAPSHOT_REFERENCE_DIR": references, "SNAPSHOT_ARTIFACTS": references + "/out"]
    let run = try await suite.run("record", environment: Snapfarm.environment.merging(variables) { $1 })
    #expect(run.end == .exited(2) || run.end == .exited(69), "\(run.story)")
    #expect(run.errorLines.count == 1, "\(run.story)")
  }

  @Test(arguments: [["render", "-o"], ["render", "--json"]])
  func `nothing but record and accept writes among them`(words: [String]) async throws {
    _ = try await suite.run("record", environment: environment)
    let before = try elsewhere.contents("refs")
    let run = try await Snapfarm.run(
      words + [elsewhere.path("refs/card/x.json")], in: suite.folder.path, environment: environment)
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(try elsewhere.contents("refs") == before)
  }
}
