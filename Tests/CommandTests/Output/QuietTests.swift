import Testing

/// Quiet, only failures are told.
@Suite struct QuietTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  @Test func `what went well is not told`() async throws {
    try await suite.record()
    for words in [
      ["layout", "card"], ["explain", "view", "card", "box"], ["list"], ["devices"], ["lint"], ["render"], ["test"],
      ["record"], ["prune"], ["pending"], ["init", "more"],
    ] {
      let run = try await Snapfarm.run(words + ["-q"], in: suite.folder.path)
      #expect(run.end == .exited(0) && run.output.isEmpty && run.errors.isEmpty, "\(words) \(run.story)")
      if !["pending"].contains(words[0]) {
        let loud = try await Snapfarm.run(words, in: suite.folder.path)
        #expect(!loud.output.isEmpty, "\(words) \(loud.story)")
      }
    }
  }

  @Test func `failures are`() async throws {
    try suite.folder.write("left over", to: "Snapshots/card/iphone-6.png")
    let prune = try await suite.run("prune", "-q")
    #expect(prune.end == .exited(1) && prune.output.contains("Snapshots/card/iphone-6.png"), "\(prune.story)")
    let deleting = try await suite.run("prune", "--delete", "-q")
    #expect(deleting.end == .exited(0) && deleting.output.isEmpty, "\(deleting.story)")
    let test = try await suite.run("test", "-q")
    #expect(test.end == .exited(1) && test.output.contains("card/100x80@1"), "\(test.story)")
    let layout = try await suite.run("layout", "crad", "-q")
    #expect(layout.end == .exited(2) && layout.errors.contains("did you mean \"card\"?"), "\(layout.story)")
  }

  @Test func `documents are written all the same`() async throws {
    for verb in [["layout", "card"], ["list"], ["devices"]] {
      let run = try await Snapfarm.run(verb + ["-q", "--json"], in: suite.folder.path)
      #expect(run.end == .exited(0) && ["{", "["].contains(run.output.prefix(1)), "\(verb) \(run.story)")
    }
  }
}
