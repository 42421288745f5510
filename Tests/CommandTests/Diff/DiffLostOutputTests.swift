import Files
import Testing

@Suite("diff whose standard output is lost")
struct DiffLostOutputTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.put("same.png", DiffFolder.plain, DiffFolder.plain)
  }

  /// Runs the command by a shell, which can give it any standard output; `$0` is the command.
  private func run(_ script: String) async throws -> CommandRun {
    let command = try #require(Snapfarm.path)
    return try await RunningCommand(
      ["/bin/sh", "-c", script, command], in: files.folder.path, environment: Snapfarm.environment, prelude: ":"
    ).finish(within: 60)
  }

  @Test(arguments: [(">/dev/full", "No space left on device"), (">&-", "")])
  func `is told, and is trouble`(redirection: String, reason: String) async throws {
    for flags in ["", "--json -"] {
      let run = try await run("\"$0\" diff a/same.png b/same.png \(flags) \(redirection)")
      #expect(run.end == .exited(2), "\(run.story)")
      #expect(run.errors.contains("cannot be written: \(reason)"), "\(run.story)")
    }
    #expect(try await run("\"$0\" diff -q a/same.png b/same.png \(redirection)").end == .exited(0))
  }

  @Test func `a reader who has seen enough is no trouble`() async throws {
    let run = try await run("{ sleep 0.3; \"$0\" diff a/same.png b/same.png; echo $? >code; } | true; sleep 1")
    #expect(run.errors.isEmpty, "\(run.story)")
    #expect(try files.folder.text("code") == "0\n")
  }
}
