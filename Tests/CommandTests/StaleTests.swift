import PNG
import Testing

@Suite("Pending pictures whose reference has moved on")
struct StaleTests {
  private let suite: SmallSuite
  private let reference = "Snapshots/card/100x80@1.png"

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    let (run, _) = try await suite.test()
    try #require(run.end == .exited(1))
  }

  @Test(arguments: ["other bytes", "no file"])
  func `accept refuses them and writes nothing`(state: String) async throws {
    if state == "no file" {
      remove(suite.folder.path(reference))
    } else {
      try suite.folder.write(suite.folder.bytes("Snapshots/logo/100x80@1.png"), to: reference)
    }
    let before = try suite.folder.contents("Snapshots")
    let pending = try suite.folder.contents(".snapfarm/pending")
    let run = try await suite.run("accept", "card/100x80@1")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(
      run.lines == [
        "card/100x80@1  not accepted: the reference has changed since the comparison; run \"snapfarm test\" again",
        "1 not accepted",
      ])
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.contents(".snapfarm/pending") == pending)
  }

  @Test func `the others are accepted all the same`() async throws {
    remove(suite.folder.path(reference))
    let run = try await suite.run("accept")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.lines.last == "1 updated, 1 not accepted")
    #expect(!suite.folder.has(reference))
  }

  @Test func `a pending picture that somebody painted is none of ours`() async throws {
    let path = ".snapfarm/pending/card/100x80@1.png"
    let bitmap = try decodePNG(try suite.folder.bytes(path), pixelLimit: 1 << 20)
    try suite.folder.write(encodePNG(bitmap, level: 3), to: path)
    let before = try suite.folder.contents("Snapshots")
    let run = try await suite.run("accept", "card/100x80@1")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
  }
}
