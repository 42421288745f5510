import Files
import PNG
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ends the command at random moments, as a machine that is switched off does.
///
/// `SNAPFARM_KILLS` says how often for each verb.
@Suite("Verbs that are killed", .serialized)
struct KillTests {
  private static let kills = getenv("SNAPFARM_KILLS").flatMap { Int(String(cString: $0)) } ?? 20

  private static let verbs = [["record"], ["accept"], ["prune", "--delete"], ["test"]]

  @Test(arguments: verbs)
  func `references are old or new, never in part, and the next call finishes the work`(words: [String]) async throws {
    let template = try await BusySuite()
    let undisturbed = try template.copy()
    let start = ContinuousClock.now
    let whole = try await Snapfarm.run(words, in: undisturbed.path)
    let duration = ContinuousClock.now - start
    let (before, after) = (template.references, try undisturbed.contents("Snapshots"))
    #expect(words == ["test"] ? before == after : before != after, "\(whole.story)")
    var random = SeededGenerator(seed: words[0])
    for _ in 0..<Self.kills {
      let folder = try template.copy()
      let command = try Snapfarm.start(words, in: folder.path)
      try await Task.sleep(for: duration * Double.random(in: 0..<1, using: &random))
      command.send(SIGKILL)
      let run = await command.finish()
      check(try folder.contents("Snapshots"), before, after, run)
      try checkReport(in: folder)
      let next = try await Snapfarm.run(words, in: folder.path)
      #expect(try references(in: folder) == after, "\(next.story)")
    }
  }

  /// Sees that every reference is what it was or what it becomes.
  private func check(
    _ found: [String: [UInt8]], _ before: [String: [UInt8]], _ after: [String: [UInt8]], _ run: CommandRun
  ) {
    for (name, bytes) in found where !isTemporaryFile(name) {
      #expect(bytes == before[name] || bytes == after[name], "\(name) is neither old nor new: \(run.story)")
    }
    for name in before.keys where after[name] != nil { #expect(found[name] != nil, "\(name) is lost: \(run.story)") }
  }

  private func checkReport(in folder: TestFolder) throws {
    if folder.has(".snapfarm/report/index.html") {
      #expect(try folder.text(".snapfarm/report/index.html").hasSuffix("</html>\n"))
    }
    for verb in ["test", "record"] where folder.has(".snapfarm/results/\(verb).json") {
      #expect(throws: Never.self) { try JSON(folder.text(".snapfarm/results/\(verb).json")) }
    }
  }

  private func references(in folder: TestFolder) throws -> [String: [UInt8]] {
    try folder.contents("Snapshots").filter { !isTemporaryFile($0.key) }
  }
}
