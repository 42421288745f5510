import Compare
import Farm
import Graphics
import Problems
import Testing

@testable import Report

@Suite("Console report of diff")
struct DiffConsoleTests {
  @Test(
    arguments: [
      (DiffSample.same, ["same.png  identical (decided by stream)"]),
      (
        DiffSample.changed,
        [
          "sub/changed.png  different: 2 of 12,000 pixels differ (0.017 %), box 5,6 96×85, largest delta 245, "
            + "2 clusters; decided by differ; not allowed without --max-diff-pixels 2",
          "  picture: out/sub/changed.png",
        ]
      ),
      (
        DiffSample.shifted,
        [
          "shifted.png  different: 4,157 of 12,000 pixels differ (34.6 %), box 5,6 96×85, largest delta 245; "
            + "decided by differ; not allowed without --max-diff-ratio 0.346417 (0.01 given); "
            + "not allowed without --max-channel-delta 245 (3 given)",
          "  12 rows inserted at y=31, the rest identical",
        ]
      ),
      (
        DiffSample.tolerated,
        [
          "tolerated.png  within tolerance: 1 of 12,000 pixels differs (0.0083 %), box 5,6 96×85, largest delta 245; "
            + "decided by differ",
          "  forgiven as smoothed edges: 3 pixels",
          "  below the tolerance: 1,200 pixels, largest delta 3.25, mean 1.13",
        ]
      ),
      (
        DiffSample.grown,
        [
          "grown.png  size changed: expected 120×100, got 120×112 (+12 rows); what both cover is the same; "
            + "decided by differ"
        ]
      ),
      (
        DiffSample.masked,
        [
          "masked.png  identical (decided by file)",
          "  warning: the files differ in gAMA, iCCP: viewers may show equal values in other colours",
          "  warning: a mask covers nothing of this picture",
        ]
      ),
      (
        DiffSample.broken,
        [
          "broken.png  error: the first picture cannot be read: it is a pointer of Git LFS; run \"git lfs pull\"; "
            + "the second picture cannot be read: wrong checksum of chunk IDAT"
        ]
      ),
      (DiffSample.added, ["new.png  added: only in the second folder, 20×30"]),
      (DiffSample.removed, ["old.png  removed: only in the first folder, 40×50"]),
    ] as [(DiffOutcome, [String])])
  func `a pair`(outcome: DiffOutcome, lines: [String]) {
    #expect(consoleReport(DiffSample.files(outcome)) == lines.map { $0 + "\n" }.joined())
  }

  @Test func `folders end in the counts, and what is the same is not listed`() {
    var result = DiffSample.folders(DiffSample.all)
    result.others = ["a.txt", "b/c.jpg"]
    let lines = consoleReport(result).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("same.png") })
    #expect(lines.filter { !$0.hasPrefix("  ") }.count == 10)
    #expect(
      lines.suffix(2) == [
        "not PNG by name, not compared: 2 files: a.txt, b/c.jpg",
        "old → new: 2 identical, 1 within tolerance, 2 different, 1 size changed, 1 added, 1 removed, 1 error",
      ])
  }

  @Test func `an interrupted run says so`() {
    var result = DiffSample.folders([DiffSample.same])
    result.wasInterrupted = true
    #expect(consoleReport(result) == "old → new: 1 identical\nInterrupted: this is what was done until then.\n")
  }

  @Test func `nothing a name holds reaches the terminal`() {
    var outcome = DiffSample.changed
    outcome.name = "a\u{1B}[31m\n\u{202E}.png"
    outcome.picture = "\u{7}"
    let text = consoleReport(DiffSample.files(outcome))
    #expect(text.hasPrefix("a\\u{1B}[31m\\n\\u{202E}.png  different: "))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test func `colour is never the only sign`() {
    let plain = consoleReport(DiffSample.folders(DiffSample.all))
    let colored = consoleReport(DiffSample.folders(DiffSample.all), ink: .ansi)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test(
    arguments: [
      ([], 2), ([DiffSample.same], 0), ([DiffSample.same, DiffSample.tolerated, DiffSample.masked], 0),
      ([DiffSample.changed], 1), ([DiffSample.same, DiffSample.grown], 1), ([DiffSample.added], 1),
      ([DiffSample.removed, DiffSample.same], 1), ([DiffSample.broken], 2),
      ([DiffSample.changed, DiffSample.broken], 2),
    ] as [([DiffOutcome], Int32)])
  func `exit codes`(outcomes: [DiffOutcome], code: Int32) {
    var result = DiffSample.folders(outcomes)
    #expect(exitCode(of: result) == code)
    result.problem = .missingFolder("old")
    #expect(exitCode(of: result) == 2)
    result.wasInterrupted = true
    #expect(exitCode(of: result) == 130)
  }

  @Test(
    arguments: [
      ([], nil),
      ([(.rowsInserted, 1, 0)], "1 row inserted at y=7, the rest identical"),
      ([(.rowsRemoved, 3, 5)], "3 rows removed at y=7, besides that 5 pixels differ"),
      ([(.columnsInserted, 2, 1)], "2 columns inserted at x=7, besides that 1 pixel differs"),
      (
        [(.columnsRemoved, 1, 0), (.rowsInserted, 4, 0)],
        "1 column removed at x=7, 4 rows inserted at y=7, the rest identical"
      ),
      ([(.columnsRemoved, 8, 0), (.columnsInserted, 4, 0), (.columnsRemoved, 2, 0)], nil),
    ] as [([(Shift.Kind, Int, Int)], String?)])
  func `what happened`(shifts: [(Shift.Kind, Int, Int)], sentence: String?) {
    let area = DiffSample.verdict(.different, different: 1).box ?? .init(x: 0, y: 0, width: 0, height: 0)
    let found = shifts.map { Shift(kind: $0.0, at: 7, count: $0.1, area: area, remainingDifferentPixels: $0.2) }
    #expect(shiftSentence(found) == sentence)
  }

  @Test(arguments: [(3, 0, "3 px right"), (-1, 2, "1 px left and 2 px down"), (0, -64, "64 px up")])
  func `what moved`(dx: Int, dy: Int, words: String) {
    let shift = Shift(
      kind: .moved, dx: dx, dy: dy, area: .init(x: 1, y: 2, width: 30, height: 40), remainingDifferentPixels: 0)
    #expect(shiftSentence([shift]) == "the part at 1,2 30×40 moved by \(words), the rest identical")
  }

  @Test(
    arguments: [
      (.missing(.a), "the first picture is missing"),
      (.outside(.b), "the second picture is a link that leads out of the folder, which is not followed"),
      (.unreadable(.a, reason: "Permission denied"), "the first picture cannot be read: Permission denied"),
      (
        .picture(.b, .tooManyPixels(width: 70000, height: 70000, limit: 1 << 28)),
        "the second picture cannot be read: 70000 × 70000 px are too many; the limit is 268,435,456 pixels"
      ),
      (.maskedWholly, "the masks leave nothing to compare"),
      (
        .wouldOverwrite(file: "o/d.png"),
        "the picture \"o/d.png\" would overwrite what is compared, by way of a link"
      ),
      (.unwritable(file: "d.png", reason: "No space left"), "\"d.png\" cannot be written: No space left"),
    ] as [(DiffFault, String)])
  func `why a pair cannot be compared`(fault: DiffFault, sentence: String) {
    #expect(diffFaultSentence(fault, nil) == sentence)
  }

  @Test(arguments: [
    (Verdict.Status.identical, 0, "identical (decided by differ, 1,500 pixels masked)"),
    (
      .withinTolerance, 0,
      "within tolerance: none of 12,000 pixels counts as different, 1,500 masked; decided by differ"
    ),
    (
      .different, 3,
      "different: 3 of 12,000 pixels differ (0.025 %), box 5,6 96×85, largest delta 245, 1,500 masked; decided by differ"
    ),
    (
      .sizeChanged, 0,
      "size changed: expected 120×100, got 120×100; what both cover is the same, 1,500 masked; decided by differ"
    ),
  ])
  func `what masks leave out is counted in every line`(status: Verdict.Status, different: Int, line: String) {
    var verdict = DiffSample.verdict(status, different: different)
    verdict.maskedPixels = 1500
    #expect(diffSentence(DiffSample.outcome("x.png", verdict)) == line)
  }

  @Test func `two files are named as they were typed`() {
    var outcome = DiffSample.broken
    outcome.typedFiles = DiffOutcome.TypedFiles(a: "exp/x.png", b: "act/y.png")
    #expect(
      diffFaultSentence([.missing(.a), .picture(.b, .notPNG)], outcome)
        == "\"exp/x.png\" is missing; \"act/y.png\" cannot be read: it is not a PNG")
  }

  @Test(
    arguments: [
      (0, "0"), (1 / 257.0, "0.0039"), (0.01, "0.01"), (0.00996, "0.01"), (0.00012, "0.0001"),
      (0.00001, "under 0.0001"),
      (3.254, "3.25"), (255, "255"), (256 / 257.0, "1"),
    ] as [(Double, String)])
  func `levels are never 0 for what is not nothing`(number: Double, words: String) {
    #expect(levels(number) == words)
  }

  @Test(
    arguments: [
      (16, 0, " or --max-channel-delta 16"), (2.2, 0, " or --max-channel-delta 3"),
      (1 / 257.0, 0, " or --max-channel-delta 1"), (16.1, 0, ""), (3, 1, ""),
    ] as [(Double, Double, String)])
  func `the other limit is named where all is nearly right`(delta: Double, limit: Double, words: String) {
    var verdict = DiffSample.verdict(.different, different: 7)
    verdict.maxChannelDelta = delta
    verdict.failedGates = [FailedGate(gate: .maxDiffPixels, limit: limit, value: 7)]
    let given = limit > 0 ? " (\(plain(limit)) given)" : ""
    #expect(
      diffSentence(DiffSample.outcome("x.png", verdict)).hasSuffix(
        "not allowed without --max-diff-pixels 7\(given)\(words)")
    )
  }

  @Test(
    arguments: [
      (.missingFolder("old"), "\"old\" is missing"),
      (.unlistable("new/x", reason: "Permission denied"), "the files of \"new/x\" cannot be listed: Permission denied"),
      (.nothing(patterns: [], others: 0), "nothing to compare: there are no files in the two folders"),
      (
        .nothing(patterns: [], others: 3),
        "nothing to compare: 3 files are there, and no name ends in .png; --glob asks for others"
      ),
      (.nothing(patterns: ["*.a", "b"], others: 0), "nothing to compare: no file matches \"*.a\" or \"b\""),
    ] as [(DiffProblem, String)])
  func `why folders cannot be compared`(problem: DiffProblem, words: String) {
    #expect(sentence(for: problem) == words)
  }

  @Test func `why a mask cannot be used`() {
    #expect(
      sentence(for: MaskFault(file: "m.png", fault: .notPNG)) == "the mask \"m.png\" cannot be read: it is not a PNG")
  }
}
