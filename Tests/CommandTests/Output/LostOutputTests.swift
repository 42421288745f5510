import Files
import Testing

@Suite("Standard output that is lost")
struct LostOutputTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  /// Runs the command by a shell, which can give it any standard output; `$0` is the command.
  private func run(_ script: String) async throws -> CommandRun {
    let command = try #require(Snapfarm.path)
    return try await RunningCommand(
      ["/bin/sh", "-c", script, command], in: suite.folder.path, environment: Snapfarm.environment, prelude: ":"
    ).finish(within: 240)
  }

  /// Calls with something to print, in an order in which each has.
  private static let calls = [
    "--version", "--help", "test --help", "devices", "devices iphone-6 --json", "init more", "list", "layout card",
    "layout card --json", "explain view card box", "lint", "render", "test", "pending", "pending -q", "report",
    "accept 'card/*'", "reject", "record", "prune",
  ]

  @Test(arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func `is told once, by every verb`(redirection: String, reason: String) async throws {
    for call in Self.calls {
      let run = try await run("\"$0\" \(call) \(redirection)")
      #expect(run.end == .exited(69), "\(call): \(run.story)")
      let told = run.errorLines.filter { $0.contains("cannot be written") }
      #expect(told.count == 1 && told[0].contains(reason), "\(call): \(run.story)")
    }
    // The work was done, and no word for people went into a file of it.
    let names = SmallSuite.snapshots.flatMap { ["Snapshots/\($0).png", "Snapshots/\($0).svg"] }
    for name in names { #expect(try !suite.folder.bytes(name).isEmpty, "\(name)") }
    let run = try await suite.run("test")
    #expect(run.end == .exited(0), "\(run.story)")
  }

  @Test func `is told by review, which decides nothing then`() async throws {
    _ = try await suite.run("test")
    let run = try await run("echo A | \"$0\" review >/dev/full")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.errorLines.filter { $0.contains("cannot be written") }.count == 1, "\(run.story)")
    #expect(try await suite.run("pending", "-q").lines == SmallSuite.snapshots)
  }

  @Test func `is no fault where nothing is printed`() async throws {
    try await suite.record()
    for call in ["test -q", "layout card -q", "list -q", "lint -q"] {
      let run = try await run("\"$0\" \(call) >&-")
      #expect(run.end == .exited(0) && run.errors.isEmpty, "\(call): \(run.story)")
    }
  }

  @Test func `a reader who has seen enough is no trouble`() async throws {
    for call in ["devices", "list", "layout card", "lint"] {
      let run = try await run("{ sleep 0.3; \"$0\" \(call); echo $? >code; } | true; sleep 1; cat code")
      #expect(run.errors.isEmpty && run.output == "0\n", "\(call): \(run.story)")
    }
  }
}
