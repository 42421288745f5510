import PNG
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Runs that are stopped")
struct InterruptionTests {
  private let suite: SmallSuite
  private static let count = 160

  /// Enough snapshots that a run is met on its way, and few enough to be drawn once more.
  init() throws {
    suite = try SmallSuite()
    let devices = (0..<Self.count / 2).map { "\(100 + $0)x80@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices, in: "snapfarm.yaml")
  }

  /// Waits until there are so many files below a folder.
  ///
  /// The thread waits too: a task that sleeps may be woken when all is over.
  private func wait(for count: Int, in folder: String, of command: RunningCommand) throws {
    while command.isRunning, try suite.folder.files(folder).count < count { usleep(1000) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a test with a report of what was done`(number: Int32) async throws {
    let command = try Snapfarm.start(["test", "-j", "1", "--json", "results.json"], in: suite.folder.path)
    try wait(for: 1, in: ".snapfarm/pending", of: command)
    command.send(number)
    let run = await command.finish()
    #expect(run.end == .exited(130), "\(run.story)")
    #expect(run.output.contains("\nInterrupted: this is what was done until then.\n"))
    let results = try JSON(try suite.folder.text("results.json"))
    #expect(results.interrupted == .bool(true))
    #expect(results.exitCode.int == 130)
    #expect((1..<Self.count).contains(results.outcomes.elements.count))
    #expect(suite.folder.has(".snapfarm/report/index.html"))
    #expect(try suite.folder.files(".snapfarm/pending").count == 2 * results.outcomes.elements.count)
  }

  /// How long a command that takes long goes on after a signal, in seconds; nil where it was not stopped.
  private func lag(of words: [String], after milliseconds: Int, _ number: Int32) async throws -> Double? {
    let command = try Snapfarm.start(words, in: suite.folder.path)
    usleep(useconds_t(milliseconds * 1000))
    command.send(number)
    let start = ContinuousClock.now
    // The thread waits too: a task that sleeps may be woken when all is over.
    while command.isRunning { usleep(1000) }
    let lag = (ContinuousClock.now - start) / .seconds(1)
    let run = await command.finish()
    guard run.end == .exited(130) else { return nil }
    return lag
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [["list"], ["test"], ["render"], ["lint"], ["layout", "card"]])
  func `a signal ends the reading of a large suite at once`(number: Int32, _ words: [String]) async throws {
    let rows = (0..<40).map { "    - {id: row\($0), text: Row \($0), frame: [0, \($0), 50, 9]}\n" }.joined()
    for index in 0..<400 {
      try suite.folder.write("scene: s\(index)\nroot:\n  children:\n\(rows)", to: "Scenes/s\(index).yaml")
    }
    let before = try suite.folder.contents("").count
    let lag = try #require(try await lag(of: words, after: 150, number))
    #expect(lag < 1)
    #expect(try suite.folder.contents("").count == before)
  }

  @Test(arguments: [["--format", "png"], ["--format", "pdf"], ["--format", "svg", "--sheet", "all.png"]])
  func `a signal is heard while one picture is drawn`(_ words: [String]) async throws {
    let shadows = (0..<800).map { index in
      "    - {frame: [\(index % 80), \(index % 70), 800, 900], cornerRadius: \(index % 97), background: white, "
        + "shadow: [{color: black, blur: \(300 + index % 99), offset: [0, 0]}]}\n"
    }
    try suite.folder.write(
      "scene: slow\ndevices: [1000x1000@3]\nroot:\n  children:\n" + shadows.joined(), to: "Scenes/slow.yaml")
    let lag = try #require(try await lag(of: ["render", "slow"] + words, after: 2500, SIGTERM))
    #expect(lag < 1.5)
    #expect(
      try !suite.folder.hasFolder("Scenes/none")
        && suite.folder.files(".snapfarm").filter { $0.hasSuffix("png") }.isEmpty)
  }

  @Test func `a second SIGINT ends the process at once`() async throws {
    let command = try Snapfarm.start(["test", "-j", "1"], in: suite.folder.path)
    try wait(for: 1, in: ".snapfarm/pending", of: command)
    command.send(SIGINT)
    command.send(SIGINT)
    let run = await command.finish(within: 20)
    // The second may be joined with the first, or come when the first has been heeded.
    #expect(run.end == .killed(signal: SIGINT) || run.end == .exited(130), "\(run.story)")
  }

  @Test(arguments: [(1, 0), (2, 3), (5, 7), (20, 1), (31, 11), (100, 5)])
  func `a record that is killed leaves whole files only, and is finished by the next`(
    files: Int, milliseconds: Int
  ) async throws {
    let command = try Snapfarm.start(["record", "-j", "2"], in: suite.folder.path)
    try wait(for: files, in: "Snapshots", of: command)
    usleep(useconds_t(milliseconds * 1000))
    command.send(SIGKILL)
    let run = await command.finish()
    try #require(run.end == .killed(signal: SIGKILL), "\(run.story)")
    let left = try suite.folder.contents("Snapshots").filter { !$0.key.hasSuffix(".tmp") }
    #expect(left.count >= files - 2)
    for (name, bytes) in left {
      #expect(isWhole(name, bytes), "\(name)")
    }
    let next = try await suite.run("record")
    #expect(next.end == .exited(0), "\(next.story)")
    let after = try suite.folder.contents("Snapshots").filter { !$0.key.hasSuffix(".tmp") }
    #expect(after.count == 2 * Self.count)
    #expect(left.allSatisfy { after[$0.key] == $0.value })
  }

  private func isWhole(_ name: String, _ bytes: [UInt8]) -> Bool {
    if name.hasSuffix(".svg") { return String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>\n") }
    return (try? decodePNG(bytes, pixelLimit: 1 << 20)) != nil
  }
}
