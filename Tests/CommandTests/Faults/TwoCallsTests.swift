import Files
import PNG
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Two calls at once in one suite, the second begun at a random moment of the first.
///
/// `SNAPFARM_KILLS` says how often for each pair.
@Suite("Two calls at once", .serialized)
struct TwoCallsTests {
  private static let rounds = getenv("SNAPFARM_KILLS").flatMap { Int(String(cString: $0)) } ?? 10

  /// Two calls, and the exit codes that they may have.
  struct Pair: Sendable, CustomTestStringConvertible {
    var first: [String]
    var second: [String]
    var codes: Set<Int32>
    var testDescription: String { first.joined(separator: " ") + ", " + second.joined(separator: " ") }
  }

  static let pairs = [
    Pair(first: ["test"], second: ["test"], codes: [1]),
    Pair(first: ["test", "card"], second: ["test", "icon"], codes: [1]),
    Pair(first: ["record"], second: ["record"], codes: [0]),
    Pair(first: ["test"], second: ["accept"], codes: [0, 1]),
    Pair(first: ["accept"], second: ["accept"], codes: [0, 3]),
    Pair(first: ["record"], second: ["test"], codes: [0, 1]),
    Pair(first: ["record"], second: ["accept"], codes: [0, 1, 3]),
    Pair(first: ["prune", "--delete"], second: ["test"], codes: [0, 1]),
    Pair(first: ["prune", "--delete"], second: ["record"], codes: [0]),
  ]

  @Test(arguments: pairs)
  func `leave references old or new, and tell nothing that is not so`(pair: Pair) async throws {
    let template = try await BusySuite()
    let recorded = try await recordedReferences(template)
    var random = SeededGenerator(seed: pair.testDescription)
    let start = ContinuousClock.now
    _ = try await Snapfarm.run(pair.first, in: template.copy().path)
    let duration = ContinuousClock.now - start
    for _ in 0..<Self.rounds {
      let folder = try template.copy()
      let first = try Snapfarm.start(pair.first, in: folder.path)
      try await Task.sleep(for: duration * Double.random(in: 0..<1, using: &random))
      let second = try Snapfarm.start(pair.second, in: folder.path)
      for run in [await first.finish(), await second.finish()] { try check(run, pair) }
      try check(folder, against: [template.references, recorded])
    }
  }

  private func recordedReferences(_ template: BusySuite) async throws -> [String: [UInt8]] {
    let folder = try template.copy()
    let run = try await Snapfarm.run("record", in: folder.path)
    try #require(run.end == .exited(0), "\(run.story)")
    return try folder.contents("Snapshots")
  }

  /// Ended as documented, and on standard error at most that it had to wait.
  private func check(_ run: CommandRun, _ pair: Pair) throws {
    #expect(pair.codes.contains { run.end == .exited($0) }, "\(run.story)")
    #expect(run.errorLines.allSatisfy { $0.contains("is at work in this suite; waiting for it") }, "\(run.story)")
    #expect(!run.output.contains("error") && !run.output.contains("cut off"), "\(run.story)")
  }

  private func check(_ folder: TestFolder, against states: [[String: [UInt8]]]) throws {
    for (name, bytes) in try folder.contents("Snapshots") {
      #expect(states.contains { $0[name] == bytes }, "\(name) is neither old nor new")
    }
    #expect(try folder.files("").filter { isTemporaryFile($0) } == [])
    for name in try folder.files(".snapfarm/pending") where name.hasSuffix(".png") {
      #expect(throws: Never.self) { try decodePNG(folder.bytes(".snapfarm/pending/" + name), pixelLimit: 1 << 20) }
      #expect(folder.has(".snapfarm/pending/\(name.dropLast(4)).svg"), "\(name)")
    }
    #expect(throws: Never.self) { try JSON(folder.text(".snapfarm/results/test.json")) }
    let script = try folder.text(".snapfarm/report/results.js")
    let report = try JSON(String(script.dropFirst("Snapfarm.load(".count).dropLast(");\n".count)))
    for picture in report.results.elements.flatMap({ [$0.expected.text, $0.actual.text] }).compactMap(\.self) {
      #expect(folder.has(".snapfarm/report/" + picture), "the page shows \(picture), which is not there")
    }
  }
}

@Suite("Waiting for another call")
struct WaitingTests {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  @Test func `says for whom, and ends at once when it is told to stop`() async throws {
    let holder = try FolderLock(suite.folder.path)
    let isGranted = holder.isGranted()
    try #require(isGranted)
    let command = try Snapfarm.start(["test"], in: suite.folder.path)
    while command.isRunning, command.errorsSoFar.isEmpty { usleep(10_000) }
    command.send(SIGINT)
    let run = await command.finish(within: 20)
    #expect(run.end == .exited(130) && run.output.isEmpty, "\(run.story)")
    let process = holder.holder
    #expect(process == nil || process == Int(getpid()))
    let number = process.map { ", process \($0)," } ?? ""
    #expect(run.errors == "snapfarm: another snapfarm\(number) is at work in this suite; waiting for it\n")
    #expect(!suite.folder.hasFolder(".snapfarm/report"))
  }

  @Test func `ends when the other is killed`() async throws {
    let devices = (0..<2000).map { "\(100 + $0)x80@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices, in: "snapfarm.yaml")
    let first = try Snapfarm.start(["test", "card", "-j", "1"], in: suite.folder.path)
    while first.isRunning, try suite.folder.files(".snapfarm/pending").isEmpty { usleep(1000) }
    let second = try Snapfarm.start(["reject"], in: suite.folder.path)
    while second.isRunning, second.errorsSoFar.isEmpty { usleep(10_000) }
    first.send(SIGKILL)
    #expect(await first.finish().end == .killed(signal: SIGKILL))
    let run = await second.finish(within: 20)
    #expect(run.end == .exited(0), "\(run.story)")
  }

  @Test func `is for calls that write; those that read do not`() async throws {
    let holder = try FolderLock(suite.folder.path)
    let isGranted = holder.isGranted()
    try #require(isGranted)
    for words in [["list"], ["pending"], ["render"], ["layout", "card", "-d", "60x60@2"]] {
      let run = try await Snapfarm.run(words, in: suite.folder.path, limits: Snapfarm.Limits(seconds: 30))
      #expect(run.end == .exited(0), "\(words): \(run.story)")
    }
  }
}
