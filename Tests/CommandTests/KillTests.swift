import Files
import PNG
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
    let template = try await KillTemplate()
    let undisturbed = try template.copy()
    let start = ContinuousClock.now
    let whole = try await Snapfarm.run(words, in: undisturbed.path)
    let duration = ContinuousClock.now - start
    let (before, after) = (template.references, try undisturbed.contents("Snapshots"))
    #expect(words == ["test"] ? before == after : before != after, "\(whole.story)")
    var random = SeededGenerator(seed: UInt64(words[0].utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
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

/// A suite with something to do for every verb: changed and new pictures, some of them pending, and orphans.
private struct KillTemplate {
  private let suite: SmallSuite
  let references: [String: [UInt8]]

  init() async throws {
    suite = try SmallSuite()
    let devices = (0..<12).map { "\(100 + $0)x80@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices + ", 60x60@1", in: "snapfarm.yaml")
    try await suite.record()
    try suite.folder.replace(", 60x60@1", with: "", in: "snapfarm.yaml")
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    try suite.folder.write(
      SmallSuite.logo.split(separator: "logo").joined(separator: "icon"), to: "Scenes/icon.yaml")
    let (run, _) = try await suite.test()
    try #require(run.end == .exited(1), "\(run.story)")
    references = try suite.folder.contents("Snapshots")
  }

  func copy() throws -> TestFolder {
    let folder = try TestFolder(inMemory: true)
    for (name, bytes) in try suite.folder.contents("") { try folder.place(bytes, at: name) }
    return folder
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word &>> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word &>> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word &>> 31
  }
}
