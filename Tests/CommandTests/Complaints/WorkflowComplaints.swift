import Graphics
import PNG
import Testing

@Suite("Complaints: work, speed, many at once")
struct WorkflowComplaints {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  private func change() throws { try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml") }

  @Test("22: accepting took a second slow run, and all or nothing")
  func accepting() async throws {
    try change()
    _ = try await suite.test()
    let tested = try suite.folder.contents(".snapfarm/pending")
    let before = try suite.folder.contents("Snapshots")
    // What is accepted is what was looked at, also where the scene is another one by now, or cannot be drawn at all.
    try suite.folder.replace("default: Roboto", with: "default: NoSuchFont", in: "snapfarm.yaml")
    let run = try await suite.run("accept", "card/100x80@1")
    #expect(run.end == .exited(0), "\(run.story)")
    let after = try suite.folder.contents("Snapshots")
    #expect(changes(from: before, to: after).filter { $0.hasSuffix(".png") } == ["card/100x80@1.png"])
    let pixels = try [tested["card/100x80@1.png"], after["card/100x80@1.png"]].map {
      try decodePNG(try #require($0), pixelLimit: 1 << 20)
    }
    #expect(pixels[0] == pixels[1])
    #expect(suite.folder.has(".snapfarm/pending/card/60x60@2.png"))
  }

  @Test("22: something was accepted that nobody had compared with what is there now")
  func stale() async throws {
    try change()
    _ = try await suite.test()
    try suite.folder.write(
      suite.folder.bytes("Snapshots/logo/100x80@1.png"), to: "Snapshots/card/100x80@1.png")
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("accept", "card/100x80@1")
    #expect(run.end == .exited(1) && run.output.contains("not accepted"), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  // Nobody compares pixels where digests tell, and pictures are dropped when they are done with: those of this suite would
  // take three times the memory that there is.
  @Test("23: it took more memory with every picture, and minutes where nothing had changed")
  func greed() async throws {
    let devices = (0..<60).map { "\(2000 + $0)x2000@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices, in: "snapfarm.yaml")
    let limits = Snapfarm.Limits(memory: 800 << 20)
    for (words, code) in [(["record", "card"], 0), (["test", "card"], 0)] as [([String], Int32)] {
      let run = try await Snapfarm.run(words + ["-j", "2"], in: suite.folder.path, limits: limits)
      #expect(run.end == .exited(code), "\(run.story)")
    }
  }

  @Test("24: the results hung on the number of workers")
  func workers() async throws {
    try change()
    remove(suite.folder.path("Snapshots/logo/60x60@2.png"))
    var results: [[String: [UInt8]]] = []
    for workers in ["1", "2", "7"] {
      let run = try await suite.run(
        "test", "-j", workers, "--json", ".snapfarm/out.json", "--junit", ".snapfarm/out.xml")
      #expect(run.end == .exited(1), "\(run.story)")
      results.append(try suite.folder.contents(".snapfarm"))
      remove(suite.folder.path(".snapfarm"))
    }
    #expect(changes(from: results[0], to: results[1]) == [] && changes(from: results[0], to: results[2]) == [])
  }

  private static let variables: [(variables: [String: String], code: Int32)] = [
    (["CI": "1", "SNAPSHOT_TESTING_RECORD": "all"], 1), (["SNAPSHOT_TESTING_RECORD": "nevr"], 64),
    (["SNAPSHOT_TESTING_RECORD": "never"], 1),
  ]

  @Test("24: a variable of the environment changed what a run does, and a misspelt one too", arguments: variables)
  func environment(variables: [String: String], code: Int32) async throws {
    try change()
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("test", environment: Snapfarm.environment.merging(variables) { $1 })
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test("25: masks painted over the picture, went out of date, or covered nothing without a word")
  func masks() async throws {
    let suiteFile = try suite.folder.text("snapfarm.yaml")
    try suite.folder.write(suiteFile + "masks: [{scene: card, views: [box]}, {views: [gone]}]\n", to: "snapfarm.yaml")
    // The view moves, and its mask with it; a pixel of its own changes.
    try suite.folder.replace("frame: [10, 8, 40, 20]", with: "frame: [12, 8, 40, 20]", in: "Scenes/card.yaml")
    try await suite.record()
    let recorded = try suite.folder.contents("Snapshots")
    try change()
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect((run.output + run.errors).contains("L306"), "\(run.story)")
    let outcome = try #require(results.outcomes.elements.first { $0.id.text == "card/100x80@1" })
    #expect(outcome.maskedPixels.int == 800)
    #expect(try suite.folder.contents("Snapshots") == recorded)
    let picture = try decodePNG(try #require(recorded["card/100x80@1.png"]), pixelLimit: 1 << 20)
    #expect(picture.pixels[15 * 100 + 30] == 0xFF33_6699, "the picture keeps its pixels")
  }

  @Test("25: a new device had to wait for a new version of the tool")
  func devices() async throws {
    let profile = """
      profiles:
        - {id: my-watch, name: Mine, platform: watchos, family: watch, pixelSize: [90, 120], scale: 2}

      """
    try suite.folder.write(profile, to: "Profiles/mine.yaml")
    let run = try await suite.run("record", "card", "-d", "my-watch")
    #expect(run.end == .exited(0) && suite.folder.has("Snapshots/card/my-watch.png"), "\(run.story)")
  }

  @Test("25: the reference was guessed from the history of the repository, and was the wrong one")
  func baseline() async throws {
    // There is no repository here, and none above; the files are the references.
    try suite.folder.write("ref: refs/heads/gone\n", to: ".git/HEAD")
    #expect(try await suite.run("test").end == .exited(0))
    try suite.folder.write(
      suite.folder.bytes("Snapshots/logo/100x80@1.png"), to: "Snapshots/card/100x80@1.png")
    #expect(try await suite.run("test").end == .exited(1))
  }
}
