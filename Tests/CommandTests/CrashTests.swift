import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ends a test by what ends a program that goes wrong, and looks for the reports of what it had done.
@Suite("Tests that crash or are killed", .serialized)
struct CrashTests {
  private static let count = 160
  private static let crashes = [
    (SIGSEGV, "SIGSEGV"), (SIGBUS, "SIGBUS"), (SIGILL, "SIGILL"), (SIGFPE, "SIGFPE"), (SIGABRT, "SIGABRT"),
    (SIGTRAP, "SIGTRAP"),
  ]
  private let suite: SmallSuite

  init() throws {
    suite = try SmallSuite()
    let devices = (0..<Self.count / 2).map { "\(100 + $0)x80@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices, in: "snapfarm.yaml")
  }

  /// Runs a test, and ends it once it has left some pictures.
  private func end(by signal: Int32, _ words: String...) async throws -> CommandRun {
    let command = try Snapfarm.start(["test", "-j", "2"] + words, in: suite.folder.path)
    while command.isRunning, try suite.folder.files(".snapfarm/pending").count < 8 { usleep(500) }
    command.send(signal)
    return await command.finish()
  }

  /// Sees that results tell of a part of the plan, and of what was being drawn.
  private func checkPart(_ results: JSON, signal: JSON, _ story: String) throws {
    #expect(results.died.signal == signal)
    #expect(results.exitCode.int == 70)
    #expect(results.plan.snapshots.int == Self.count)
    let done = results.outcomes.elements.count
    #expect((2..<Self.count).contains(done), "\(story)")
    #expect(results.outcomes.elements.allSatisfy { $0.status == .string("missing") })
    #expect((1...2).contains(results.died.drawing.elements.count), "\(story)")
  }

  @Test(arguments: crashes)
  func `a crash leaves reports of what was done, which say that they are not of everything`(
    signal: Int32, name: String
  ) async throws {
    let run = try await end(by: signal, "--json", "results.json", "--junit", "junit.xml", "--gitlab", "quality.json")
    #expect(run.end == .exited(70), "\(run.story)")
    #expect(run.errors.contains("snapfarm: crashed (\(name)); the reports tell what was done until then\n"))
    let results = try JSON(try suite.folder.text("results.json"))
    try checkPart(results, signal: .string(name), run.story)
    let done = results.outcomes.elements.count
    #expect(run.output.contains("\nIncomplete: the run ended early by \(name): \(done) of 160 snapshots done; "))
    let junit = try suite.folder.text("junit.xml")
    #expect(junit.contains("tests=\"\(done + 1)\" failures=\"\(done)\" errors=\"1\""))
    #expect(junit.contains("the run ended early by \(name)"))
    #expect(try JSON(try suite.folder.text("quality.json")).elements.count == done + 1)
    let page = try suite.folder.text(".snapfarm/report/results.js")
    #expect(page.contains("\"incomplete\":\"the run ended early by \(name): \(done) of 160 snapshots done; "))
    #expect(suite.folder.has(".snapfarm/report/index.html"))
    #expect(!suite.folder.has(".snapfarm/results/test.journal"))
    #expect(try suite.folder.text(".snapfarm/results/test.json") == suite.folder.text("results.json"))
  }

  @Test func `standard output may be the document that a crash leaves`() async throws {
    let run = try await end(by: SIGSEGV, "--json", "-")
    #expect(run.end == .exited(70), "\(run.story)")
    try checkPart(try JSON(run.output), signal: .string("SIGSEGV"), run.story)
  }

  @Test func `a crash is reported by what it did, also where its journal was taken away`() async throws {
    let command = try Snapfarm.start(["test", "-j", "2", "--json", "results.json"], in: suite.folder.path)
    while command.isRunning, try suite.folder.files(".snapfarm/pending").count < 8 { usleep(500) }
    remove(suite.folder.path(".snapfarm/results/test.journal"))
    command.send(SIGSEGV)
    let run = await command.finish()
    #expect(run.end == .exited(70), "\(run.story)")
    try checkPart(try JSON(try suite.folder.text("results.json")), signal: .string("SIGSEGV"), run.story)
  }

  @Test func `a test that waits begins when the reports of a crash are made`() async throws {
    let first = try Snapfarm.start(["test", "-j", "2", "--json", "first.json"], in: suite.folder.path)
    while first.isRunning, try suite.folder.files(".snapfarm/pending").count < 8 { usleep(500) }
    let second = try Snapfarm.start(["test", "-j", "2", "--json", "second.json"], in: suite.folder.path)
    first.send(SIGSEGV)
    let (died, done) = (await first.finish(), await second.finish())
    #expect(died.end == .exited(70), "\(died.story)")
    #expect(done.end == .exited(1), "\(done.story)")
    try checkPart(try JSON(try suite.folder.text("first.json")), signal: .string("SIGSEGV"), died.story)
    #expect(try suite.folder.text(".snapfarm/results/test.json") == suite.folder.text("second.json"))
  }

  @Test func `report of another suite in the folder tells nothing of a test that was killed`() async throws {
    _ = try await end(by: SIGKILL)
    let text = try suite.folder.text("snapfarm.yaml")
    try suite.folder.write(text.split(separator: "suite: small").joined(separator: "suite: other"), to: "other.yaml")
    let other = try await suite.run("report", "--suite", "other.yaml")
    #expect(other.end == .exited(70) && other.output.isEmpty, "\(other.story)")
    #expect(other.errors.contains("a test of another suite died"), "\(other.story)")
    let own = try await suite.run("report")
    #expect(own.end == .exited(70), "\(own.story)")
    #expect(own.output.contains("the run ended early without a word"), "\(own.story)")
  }

  @Test func `SIGTERM is an interruption`() async throws {
    let run = try await end(by: SIGTERM, "--json", "results.json")
    #expect(run.end == .exited(130), "\(run.story)")
    let results = try JSON(try suite.folder.text("results.json"))
    #expect(results.interrupted == .bool(true))
    #expect(results.died == .null)
    #expect((2..<Self.count).contains(results.outcomes.elements.count))
    #expect(try suite.folder.text(".snapfarm/report/results.js").contains("\"incomplete\":\"the run was interrupted: "))
  }

  @Test func `of a test that was killed, report makes the reports later, and only once`() async throws {
    let run = try await end(by: SIGKILL)
    #expect(run.end == .killed(signal: SIGKILL))
    #expect(!suite.folder.has(".snapfarm/report/index.html"))
    let report = try await suite.run("report", "--json", "results.json")
    #expect(report.end == .exited(70), "\(report.story)")
    let text = try suite.folder.text("results.json")
    try checkPart(try JSON(text), signal: .null, report.story)
    #expect(suite.folder.has(".snapfarm/report/index.html"))
    let again = try await suite.run("report", "--json", "again.json")
    #expect(again.end == .exited(70), "\(again.story)")
    #expect(try suite.folder.text("again.json") == text)
    #expect(again.output == report.output)
  }

  @Test func `the next test knows nothing of one that died`() async throws {
    _ = try await end(by: SIGKILL)
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(results.died == .null)
    #expect(results.outcomes.elements.count == Self.count)
    #expect(!suite.folder.has(".snapfarm/results/test.journal"))
  }
}

@Suite("Reports that are made anew")
struct ReportVerbTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  @Test func `they are those of the last test`() async throws {
    try await suite.record()
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    let test = try await suite.run("test", "--json", "test.json", "--junit", "test.xml")
    let files = try suite.folder.contents(".snapfarm")
    for name in files.keys where name.hasPrefix("report/") { remove(suite.folder.path(".snapfarm/" + name)) }
    let report = try await suite.run("report", "--json", "report.json", "--junit", "report.xml")
    #expect(report.end == test.end, "\(report.story)")
    #expect(report.output == test.output)
    #expect(try suite.folder.text("report.json") == suite.folder.text("test.json"))
    #expect(try suite.folder.text("report.xml") == suite.folder.text("test.xml"))
    #expect(try changes(from: files, to: suite.folder.contents(".snapfarm")) == [])
  }

  @Test func `without a test there is nothing to report`() async throws {
    let run = try await suite.run("report")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains(".snapfarm/results/test.json"), "\(run.story)")
  }

  @Test func `results that are no results are named`() async throws {
    try suite.folder.write("{\"version\": 1}", to: ".snapfarm/results/test.json")
    let run = try await suite.run("report")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors.contains(".snapfarm/results/test.json"), "\(run.story)")
  }

  /// What may stand in the place of a journal.
  enum Rubbish: CaseIterable {
    case empty, torn, garbage, pipe, folder, link
  }

  private func leave(_ rubbish: Rubbish) throws {
    let journal = ".snapfarm/results/test.journal"
    switch rubbish {
    case .empty: try suite.folder.write("", to: journal)
    case .torn: try suite.folder.write("{\"run\": {\"version\": 1, \"suite\": \"sma", to: journal)
    case .garbage: try suite.folder.write([0xFF, 0, 0x0A, 0x7B], to: journal)
    case .pipe: try #require(mkfifo(suite.folder.path(journal), 0o600) == 0)
    case .folder: try makeFolders(suite.folder.path(journal))
    case .link: try suite.folder.link(journal, to: "test.json")
    }
  }

  @Test(arguments: Rubbish.allCases)
  func `a journal that tells nothing is of a test that died, and older results are not told`(
    rubbish: Rubbish
  ) async throws {
    try await suite.record()
    let passed = try await suite.run("test")
    try #require(passed.end == .exited(0), "\(passed.story)")
    try leave(rubbish)
    let results = try suite.folder.text(".snapfarm/results/test.json")
    let run = try await suite.run("report", "--json", "results.json")
    #expect(run.end == .exited(70), "\(run.story)")
    #expect(run.output.isEmpty && run.errorLines.count == 1, "\(run.story)")
    #expect(run.errors.contains(".snapfarm/results/test.journal"), "\(run.story)")
    #expect(!suite.folder.has("results.json"))
    // The next test writes none of it through a link, and is reported.
    let next = try await suite.run("test")
    #expect(next.end == .exited(0), "\(next.story)")
    #expect(try suite.folder.text(".snapfarm/results/test.json") == results)
    guard rubbish != .folder else { return }
    let again = try await suite.run("report")
    #expect(again.end == .exited(0), "\(again.story)")
  }

  @Test func `they wait for a call that is at work`() async throws {
    try await suite.record()
    _ = try await suite.run("test")
    let holder = try FolderLock(suite.folder.path)
    let isGranted = holder.isGranted()
    try #require(isGranted)
    let command = try Snapfarm.start(["report"], in: suite.folder.path)
    while command.isRunning, command.errorsSoFar.isEmpty { usleep(10_000) }
    command.send(SIGINT)
    let run = await command.finish(within: 20)
    #expect(run.end == .exited(130) && run.output.isEmpty, "\(run.story)")
    #expect(run.errors.contains("waiting for it"), "\(run.story)")
    // The lock is held until here.
    _ = holder.number
  }

  @Test func `a journal that cannot be written keeps no test from its work`() async throws {
    try suite.folder.write("", to: ".snapfarm/results/test.journal/in-the-way")
    let (run, results) = try await suite.test()
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(counts(results) == ["missing": 4])
  }
}
