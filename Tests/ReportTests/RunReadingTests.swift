import Compare
import Farm
import Graphics
import Problems
import References
import Testing

@testable import Report

@Suite("Results that are read again")
struct RunReadingTests {
  /// A result with something in every place.
  static let everything: RunResult = {
    var outcomes = Sample.mixed
    outcomes.append(Sample.outcome("card", "iphone-7", Sample.tolerated))
    outcomes.append(Sample.outcome("card", "ünï/cöde", .unreadable(.badChecksum(chunk: "IDAT"))))
    for status in [Outcome.Status.rendered, .recorded, .updated] {
      outcomes.append(Sample.outcome("card", "\(status)", status))
    }
    var detailed = Sample.outcome("card", "iphone-8", .changed(Sample.detailed), engineDiffers: true)
    detailed.reason = "never read"
    detailed.maskedPixels = 12
    detailed.leftOut = [
      .rect(PixelRect(x: 1, y: 2, width: 3, height: 4)),
      .polygon([Point(x: 0, y: 0.5), Point(x: 7, y: 0), Point(x: 3.25, y: 9)]),
    ]
    detailed.changeDigest = "abc"
    detailed.companionDiffers = true
    detailed.files.written = ["a.png", "a.svg"]
    outcomes.append(detailed)
    var result = Sample.run(outcomes)
    result.plan = PlanSummary(of: outcomes.map(\.identity), isWhole: true)
    result.problems = [Sample.badFont, Diagnostic(.file(.brokenEngine))]
    result.orphans = ["Snapshots/old/a.png", "Snapshots/old/a.svg"]
    result.orphansFail = true
    result.wasInterrupted = true
    result.folders = RunResult.Folders(
      expected: "Snapshots", actual: ".snapfarm/pending", difference: ".snapfarm/differences")
    result.death = RunResult.Death(signal: "SIGBUS", drawing: [outcomes[0].identity])
    return result
  }()

  private func read(_ text: String) -> RunResult? { readRun(Array(text.utf8)) }

  @Test(arguments: [everything, Sample.run(Sample.mixed), Sample.run([], verb: .record)])
  func `the document of what was read is the same document`(result: RunResult) throws {
    let text = runJSON(result).text
    let again = try #require(read(text))
    #expect(runJSON(again).text == text)
  }

  @Test func `and so is every other report`() throws {
    let (result, again) = (Self.everything, try #require(read(runJSON(Self.everything).text)))
    #expect(consoleReport(again) == consoleReport(result))
    #expect(runJUnit(again) == runJUnit(result))
    #expect(runCodeQuality(again) == runCodeQuality(result))
    #expect(runAnnotations(again) == runAnnotations(result))
    #expect(exitCode(of: again) == exitCode(of: result))
    let context = PageContext { outcome, _ in
      outcome.files.actual.map { PagePicture(path: $0, hasTwin: true) }
    }
    #expect(pageResults(again, context).text == pageResults(result, context).text)
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2"), ("\"status\": \"changed\"", "\"status\": \"odd\""),
    ("\"verb\": \"test\"", "\"verb\": \"try\""), ("\"line\": 1,", "\"line\": 1.5,"),
    ("\"box\": [12, 30, 40, 18]", "\"box\": [12, 30, 40]"), ("\"scene\": \"keypad\"", "\"scene\": 7"),
    ("\"kind\": \"moved\"", "\"kind\": \"flew\""), ("\"scale\": 2,", ""),
  ])
  func `what is no such document is not read`(part: String, other: String) {
    let text = runJSON(Self.everything).text
    #expect(text.contains(part))
    #expect(read(text.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)) == nil)
  }
}

@Suite("The journal of a run")
struct JournalTests {
  private static let head: RunResult = {
    var head = Sample.run([])
    head.plan = PlanSummary(of: Sample.mixed.map(\.identity), isWhole: true)
    return head
  }()

  /// Three snapshots begun, by two threads, the first of them done.
  private static let lines: [JournalLine] = [
    .begun(head), .started(Sample.mixed[1].identity, at: 1, thread: 8),
    .started(Sample.mixed[0].identity, at: 0, thread: 7), .finished(Sample.mixed[1], at: 1),
    .started(Sample.mixed[2].identity, at: 2, thread: 8),
  ]

  private func read(_ end: String = "", lines: [JournalLine] = lines) -> RunResult? {
    readJournal(lines.flatMap(\.bytes) + Array(end.utf8))
  }

  @Test func `what was done is there, and what was being drawn is told`() throws {
    let result = try #require(read())
    #expect(result.outcomes.map(\.identity) == [Sample.mixed[1].identity])
    #expect(result.death == RunResult.Death(signal: nil, drawing: [Sample.mixed[0], Sample.mixed[2]].map(\.identity)))
    #expect(result.plan == Self.head.plan)
    #expect(exitCode(of: result) == 70)
  }

  @Test func `the thread that crashed tells which one it was`() throws {
    let result = try #require(read("\n{\"died\":\"SIGSEGV\",\"thread\":\"8\"}\n"))
    #expect(result.death == RunResult.Death(signal: "SIGSEGV", drawing: [Sample.mixed[2].identity]))
    let text = consoleReport(result)
    let words = "the run ended early by SIGSEGV: 1 of 9 snapshots done; keypad/iphone-6.landscape was being drawn"
    #expect(text.contains("\nIncomplete: \(words).\n"))
    let other = try #require(read("{\"died\":\"SIGABRT\",\"thread\":\"1\"}\n"))
    #expect(other.death?.drawing.count == 2)
  }

  @Test(arguments: 0...60)
  func `a journal that is cut off tells what stands before the cut`(cut: Int) throws {
    let bytes = Self.lines.flatMap(\.bytes)
    let head = Self.lines[0].bytes.count
    let end = head + (bytes.count - head) * cut / 60
    let result = try #require(readJournal(Array(bytes[..<end])))
    let isDone = end >= bytes.count - Self.lines[4].bytes.count - 1
    #expect(result.outcomes.count == (isDone ? 1 : 0))
  }

  @Test func `outcomes are in the order of the plan, whoever was first`() throws {
    let lines = [JournalLine.begun(Self.head)] + [4, 0, 2].map { .finished(Sample.mixed[$0], at: $0) }
    let result = try #require(read(lines: lines))
    #expect(result.outcomes.map(\.identity) == [0, 2, 4].map { Sample.mixed[$0].identity })
    #expect(result.death?.drawing == [])
  }

  @Test(arguments: ["", "\n", "{}\n", "{\"run\":{}}\n", "no journal"])
  func `what is no journal tells nothing`(text: String) {
    #expect(readJournal(Array(text.utf8)) == nil)
  }

  @Test func `reports say that they are not of everything`() throws {
    let result = try #require(read())
    #expect(runJUnit(result).contains("<error type=\"incomplete\" message=\"the run ended early without a word"))
    #expect(runAnnotations(result).contains("::error file=,title=incomplete::the run ended early"))
    var interrupted = Self.head
    interrupted.wasInterrupted = true
    #expect(runJUnit(interrupted).contains("the run was interrupted: 0 of 9 snapshots done"))
    #expect(!runJUnit(Self.head).contains("incomplete"))
  }
}
