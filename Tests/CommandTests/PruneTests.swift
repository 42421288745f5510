import Testing

@Suite("References of no snapshot")
struct PruneTests {
  private let suite: SmallSuite
  private static let orphans = ["Snapshots/logo/100x80@1.png", "Snapshots/logo/100x80@1.svg"]

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  /// Takes a device from one scene, so that two files are of no snapshot, and leaves a write cut off.
  private func orphan() throws {
    try suite.folder.replace("scene: logo\n", with: "scene: logo\ndevices: [60x60@2]\n", in: "Scenes/logo.yaml")
    try suite.folder.write("half", to: "Snapshots/logo/.snapfarm-12ab.tmp")
    try suite.folder.write("mine", to: "Snapshots/README.md")
  }

  @Test func `a suite in order has none`() async throws {
    let run = try await suite.run("prune", "--delete")
    #expect(run.end == .exited(0) && run.lines == ["every reference belongs to a snapshot"], "\(run.story)")
  }

  @Test func `they are listed and stay`() async throws {
    try orphan()
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("prune")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(
      run.lines == Self.orphans.map { $0 + "  belongs to no snapshot" } + [
        "Snapshots/logo/.snapfarm-12ab.tmp  is left of a write that was cut off",
        "snapfarm prune --delete deletes these 3 files",
      ])
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `machines get the same as JSON`() async throws {
    try orphan()
    let listed = try await suite.run("prune", "--json")
    #expect(listed.end == .exited(1), "\(listed.story)")
    let deleted = try await suite.run("prune", "--delete", "--json", "pruned.json")
    #expect(deleted.end == .exited(0) && deleted.output.isEmpty, "\(deleted.story)")
    for (text, count) in [(listed.output, 0), (try suite.folder.text("pruned.json"), 3)] {
      let document = try JSON(text)
      #expect(document.version.int == 1 && document.deleted.int == count, "\(text)")
      #expect(document.files.elements.map(\.text) == Self.orphans)
      #expect(document.unfinished.elements.map(\.text) == ["Snapshots/logo/.snapfarm-12ab.tmp"])
    }
    #expect(
      try await suite.run("prune", "--json").output == """
        {
          "version": 1,
          "files": [],
          "unfinished": [],
          "deleted": 0
        }

        """)
  }

  @Test(arguments: [["prune"], ["pending"], ["list"], ["layout", "card"]])
  func `no list is written among the references`(words: [String]) async throws {
    let before = try suite.folder.contents("Snapshots")
    for file in ["Snapshots/card/list.json", "Snapshots/card/100x80@1.png"] {
      let run = try await Snapfarm.run(words + ["--json=" + file], in: suite.folder.path)
      #expect(run.end == .exited(64) && run.errors.contains("lies among the references"), "\(run.story)")
    }
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `only they are deleted where that is said`() async throws {
    try orphan()
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("prune", "--delete")
    #expect(run.end == .exited(0) && run.lines.last == "3 files deleted", "\(run.story)")
    #expect(
      changes(from: before, to: try suite.folder.contents("Snapshots")) == [
        "logo/.snapfarm-12ab.tmp", "logo/100x80@1.png", "logo/100x80@1.svg",
      ])
    #expect(try await suite.run("test").end == .exited(0))
  }

  @Test(
    arguments: [
      ([], [:], Int32(0), true), (["--unreferenced", "fail"], [:], 1, true),
      (["--unreferenced", "ignore"], [:], 0, false),
      ([], ["CI": "1"], 1, true), (["--unreferenced", "warn"], ["CI": "1"], 0, true), (["card"], ["CI": "1"], 0, false),
      (["--filter", "*/60x60@2"], ["CI": "1"], 0, false),
    ] as [([String], [String: String], Int32, Bool)])
  func `a test of the whole suite tells them`(
    words: [String], variables: [String: String], code: Int32, told: Bool
  ) async throws {
    try orphan()
    let environment = Snapfarm.environment.merging(variables) { $1 }
    let run = try await Snapfarm.run(["test"] + words, in: suite.folder.path, environment: environment)
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(run.output.contains("2 files belong to no snapshot: Snapshots/logo/100x80@1.png") == told, "\(run.story)")
  }

  @Test func `a link out of the folder is removed itself`() async throws {
    try suite.folder.write("kept", to: "elsewhere.png")
    try suite.folder.link("Snapshots/logo/a.png", to: "../../../elsewhere.png")
    try suite.folder.write("old", to: "Snapshots/logo/b.png")
    let run = try await suite.run("prune", "--delete")
    #expect(run.end == .exited(0) && run.lines.last == "2 files deleted", "\(run.story)")
    #expect(try suite.folder.text("elsewhere.png") == "kept")
    #expect(!suite.folder.has("Snapshots/logo/b.png"))
  }

  @Test func `an empty folder goes with its last file`() async throws {
    remove(suite.folder.path("Scenes/logo.yaml"))
    _ = try await suite.run("prune", "--delete")
    #expect(try suite.folder.files("Snapshots").allSatisfy { $0.hasPrefix("card/") })
    #expect(!suite.folder.hasFolder("Snapshots/logo"))
  }

  @Test(arguments: ["root: {frmae: 3}", "nonsense", ""])
  func `a suite that cannot be read whole is not pruned`(scene: String) async throws {
    try suite.folder.write("scene: logo\n" + scene, to: "Scenes/logo.yaml")
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("prune", "--delete")
    #expect(run.end == .exited(2) && run.errors.contains("nothing is pruned"), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `a suite without a snapshot is not pruned`() async throws {
    try suite.folder.replace("devices: [100x80@1, 60x60@2]", with: "devices: []", in: "snapfarm.yaml")
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("prune", "--delete")
    #expect([.exited(2), .exited(3)].contains(run.end), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }
}
