import Files
import Testing

/// A limit on the size of files fails writes as a full disk does, for everybody and everywhere.
@Suite("Files that cannot be written to their end")
struct FileSizeLimitTests {
  /// Runs the command where no file gets longer than some blocks of 512 bytes.
  private func run(_ words: [String], in folder: TestFolder, blocks: Int) async throws -> CommandRun {
    let command = try RunningCommand(
      [try #require(Snapfarm.path)] + words, in: folder.path, environment: Snapfarm.environment,
      prelude: "trap '' XFSZ && ulimit -f \(blocks)")
    return await command.finish()
  }

  private static let calls = [
    ["record"], ["test"], ["accept"], ["render"], ["diff", "Snapshots/card", "Snapshots/logo", "-o", "d"],
  ]

  @Test(arguments: calls)
  func `are told, and nothing is lost or left`(words: [String]) async throws {
    let template = try await BusySuite()
    let undisturbed = try template.copy()
    _ = try await Snapfarm.run(words, in: undisturbed.path)
    let after = try undisturbed.contents("Snapshots")
    let folder = try template.copy()
    // What is printed goes to files too, and is cut off.
    let run = try await run(words, in: folder, blocks: 1)
    #expect(run.end == .exited(words[0] == "diff" ? 2 : 69), "\(run.story)")
    #expect((run.output + run.errors).contains("cannot be written: File too large"), "\(run.story)")
    let found = try folder.contents("Snapshots")
    for (name, bytes) in template.references { #expect(found[name] == bytes || found[name] == after[name], "\(name)") }
    #expect(try folder.files("").filter { isTemporaryFile($0) } == [], "\(run.story)")
  }
}
