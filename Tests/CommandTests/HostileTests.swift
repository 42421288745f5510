import Testing

@Suite("Suites that must not be believed")
struct HostileTests {
  /// Enough for any suite of this size, and soon too little for what grows without bound.
  ///
  /// The time is the processor's, so that a busy machine makes no difference.
  private static let limits = Snapfarm.Limits(processorSeconds: 20, memory: 1 << 30)

  @Test(arguments: HostileCase.words + HostileCase.files + HostileCase.images)
  func `each is one sentence with its place, and exit code 2`(suite hostile: HostileCase) async throws {
    let suite = try SmallSuite()
    try hostile.prepare(suite.folder)
    let words = ["test", "-j", "2"] + (hostile.device.map { ["-d", $0] } ?? [])
    let run = try await Snapfarm.run(words, in: suite.folder.path, limits: Self.limits)
    #expect(run.end == .exited(2), "\(run.story)")
    let told = (run.errorLines + run.lines).filter { $0.contains(/\berror [EL]\d/) }
    #expect(told.count == hostile.count, "\(run.story)")
    #expect(told.first?.hasPrefix(hostile.line) == true, "\(run.story)")
    #expect(!suite.folder.has("Snapshots/card/100x80@1.png"))
  }

  @Test(arguments: HostileCase.images)
  func `nothing with a hole in it can be recorded`(suite hostile: HostileCase) async throws {
    let suite = try SmallSuite()
    try await suite.record()
    let before = try suite.folder.contents("Snapshots")
    try hostile.prepare(suite.folder)
    let run = try await Snapfarm.run("record", in: suite.folder.path, limits: Self.limits)
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try await suite.run("test").end == .exited(2))
    let accepted = try await suite.run("accept")
    // Nothing is pending, or not even the suite can be read.
    #expect(accepted.end == .exited(run.output.isEmpty ? 2 : 3), "\(accepted.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }

  @Test func `all mistakes are told, of all files, in their order`() async throws {
    let suite = try SmallSuite()
    try suite.folder.replace("#336699", with: "#33669", in: "Scenes/card.yaml")
    try suite.folder.replace("size: 11", with: "sise: 11", in: "Scenes/card.yaml")
    try suite.folder.replace("image: mark", with: "image: mark, contentMode: fit", in: "Scenes/logo.yaml")
    let run = try await suite.run("test")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(
      run.errorLines.map { $0.prefix { $0 != " " } } == [
        "Scenes/card.yaml:5:53:", "Scenes/card.yaml:6:66:", "Scenes/logo.yaml:5:44:",
      ])
  }
}
