import Compare
import Farm
import Graphics
import Problems
import References
import Report
import Testing

@Suite struct ConsoleReportTests {
  private static let note = "What was recorded was compared with nothing: look at it, then run the test again.\n"

  @Test func `a mixed run tells every failure once`() {
    #expect(
      consoleReport(Sample.run(Sample.mixed)) == """
        Scenes/keypad.yaml:9:7: warning L304: the text "Hello" does not fit and is cut off
          on 2 devices: iphone-4s, iphone-5
        snapfarm.yaml:6:8: error E320: the font file "Fonts/a.ttf" cannot be read
          on 2 devices: iphone-4s, iphone-5
        Scenes/launch.yaml:4:22: error E312: no image "bgg" for iphone-5; searched Images/; did you mean "bg"?
          on iphone-5
        keypad/iphone-6.landscape  changed: 1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18
        card/iphone-4s  size changed: expected 640×960, got 640×980 (+20 rows)
        card/iphone-5  missing: there is no reference
        card/iphone-6  unreadable: the reference is a pointer of Git LFS; run "git lfs pull"
        examples: 2 unchanged, 1 changed, 1 size changed; not compared: 1 missing, 1 unreadable, 3 errors
        What cannot be read can be fetched again, or recorded anew: snapfarm record --filter card/iphone-6
        Accept with: snapfarm accept keypad/iphone-6.landscape card/iphone-4s card/iphone-5

        """)
  }

  @Test(
    arguments: [
      (RunResult.Verb.test, [Outcome.Status.unchanged, .unchanged], "examples: 2 unchanged\n"),
      (.test, [.unchanged, .recorded], "examples: 1 unchanged; not compared: 1 recorded\n" + note),
      (.test, [], "examples: nothing was compared\n"),
      (.test, [.recorded], "examples: nothing was compared: 1 recorded\n" + note),
      (.render, [.rendered], "examples: 1 rendered\n"),
      (.render, [], "examples: nothing was drawn\n"),
      (.record, [.recorded, .updated, .unchanged], "examples: 1 unchanged, 1 recorded, 1 updated\n"),
    ] as [(RunResult.Verb, [Outcome.Status], String)])
  func `a run without failures is one line`(verb: RunResult.Verb, statuses: [Outcome.Status], text: String) {
    let outcomes = statuses.map { Sample.outcome("card", "iphone-6", $0) }
    #expect(consoleReport(Sample.run(outcomes, verb: verb)) == text)
  }

  @Test func `other engines are one heading and not offered beside other changes`() {
    let devices = ["iphone-4s", "iphone-5", "iphone-6", "iphone-x", "ipad-10-9"]
    let others = devices.map { Sample.outcome("card", $0, .changed(Sample.difference), engineDiffers: true) }
    let heading = """
      References drawn by another engine: 5 changed
        card/iphone-4s, card/iphone-5, card/iphone-6, card/iphone-x and 1 more
        this engine: cairo 1.16.0, pango 1.50.12
        compare with the engine that drew them, or record them again with this one

      """
    let names = devices.map { "card/\($0)" }.joined(separator: " ")
    #expect(
      consoleReport(Sample.run(others))
        == heading + "examples: 5 changed\nAccept with: snapfarm accept \(names)\n")
    #expect(
      consoleReport(Sample.run(others + [Sample.outcome("row", "iphone-4s", .missing)]))
        == "row/iphone-4s  missing: there is no reference\n" + heading
        + "examples: 5 changed; not compared: 1 missing\nAccept with: snapfarm accept row/iphone-4s\n")
  }

  @Test func `many changes are accepted without naming them`() {
    let outcomes = (1...6).map { Sample.outcome("card", "iphone-\($0)", .missing) }
    let text = consoleReport(Sample.run(outcomes))
    #expect(text.hasSuffix("examples: nothing was compared: 6 missing\nAccept with: snapfarm accept\n"))
  }

  @Test(arguments: [
    (640, 980, "(+20 rows)"), (640, 959, "(−1 row)"), (641, 960, "(+1 column)"),
    (320, 480, "(−320 columns, −480 rows)"),
  ])
  func `a size change is counted in rows and columns`(width: Int, height: Int, end: String) {
    let status = Sample.sized(PixelSize(width: 640, height: 960), PixelSize(width: width, height: height))
    let text = consoleReport(Sample.run([Sample.outcome("card", "iphone-4s", status)]))
    #expect(text.hasPrefix("card/iphone-4s  size changed: expected 640×960, got \(width)×\(height) \(end)\n"))
  }

  @Test(arguments: [
    (PictureFault.lfsPointer, "the reference is a pointer of Git LFS; run \"git lfs pull\""),
    (.notPNG, "the reference cannot be read: it is not a PNG"),
    (.unreadable("denied\u{1B}"), "the reference cannot be read: denied\\u{1B}"),
  ])
  func `an unreadable reference has its reason`(fault: PictureFault, text: String) {
    #expect(referenceSentence(for: fault) == text)
  }

  @Test func `a pass by a tolerance says so, with the numbers and the reason`() {
    var outcome = Sample.outcome("card", "iphone-6", Sample.tolerated)
    outcome.reason = "saved again"
    #expect(
      consoleReport(Sample.run([outcome, Sample.outcome("card", "iphone-5", .unchanged)])) == """
        card/iphone-6  within tolerance: 3 of 100 pixels differ, largest step 12, box 1,2 3×1, 2 forgiven as \
        antialiasing, 1 below the threshold (saved again)
        examples: 1 unchanged, 1 within tolerance

        """)
    let many = consoleReport(Sample.run([Outcome](repeating: outcome, count: 20)))
    #expect(many.split(separator: "\n").count == 9 && many.hasSuffix("examples: 20 within tolerance\n"))
  }

  @Test func `a tolerance that was not enough is told, with what would have been`() {
    let text = consoleReport(Sample.run([Sample.outcome("card", "iphone-6", .changed(Sample.detailed))]))
    #expect(
      text.hasPrefix(
        """
        card/iphone-6  changed: 1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18; \
        beyond the tolerance: maxDiffRatio allows 0.001, not 0.001234

        """), "\(text)")
  }

  @Test func `one pixel differs`() {
    let size = PixelSize(width: 2, height: 2)
    let difference = Verdict(
      status: .different, expectedSize: size, actualSize: size, comparedPixels: 4, differentPixels: 1,
      maxChannelDelta: 1, meanChannelDelta: 1, box: PixelRect(x: 0, y: 1, width: 1, height: 1))
    let text = consoleReport(Sample.run([Sample.outcome("card", "iphone-6", .changed(difference))]))
    #expect(text.hasPrefix("card/iphone-6  changed: 1 of 4 pixels differs, largest step 1, box 0,1 1×1\n"))
  }

  @Test func `an error without a diagnostic has a line of its own`() {
    let text = consoleReport(Sample.run([Sample.outcome("card", "iphone-6", .error)]))
    #expect(text.hasPrefix("card/iphone-6  error: the picture could not be drawn\n"))
  }

  @Test func `a diagnostic of several scenes names them`() {
    let outcomes = ["card", "row"].map { Sample.outcome($0, "iphone-6", .error, diagnostics: [Sample.badFont]) }
    let text = consoleReport(Sample.run(outcomes))
    #expect(text.contains("\n  in 2 scenes: card, row; on iphone-6\n"))
  }

  @Test func `notes and companions do not make noise of a green run`() {
    var outcome = Sample.outcome("card", "iphone-6", .unchanged, diagnostics: [Sample.note])
    outcome.companionDiffers = true
    #expect(
      consoleReport(Sample.run([outcome])) == """
        examples: 1 unchanged
        1 snapshot has equal pixels and another SVG; update with: snapfarm accept --companions

        """)
  }

  @Test func `an interrupted run says so`() {
    var result = Sample.run([Sample.outcome("card", "iphone-6", .unchanged)])
    result.wasInterrupted = true
    #expect(consoleReport(result) == "examples: 1 unchanged\nInterrupted: this is what was done until then.\n")
  }

  @Test func `colour is only there when asked for`() {
    let result = Sample.run([Sample.outcome("card\u{1B}[31m", "iphone-6", .missing)])
    #expect(!consoleReport(result).contains("\u{1B}"))
    #expect(
      consoleReport(result, ink: .ansi).hasPrefix(
        "card\\u{1B}[31m/iphone-6  \u{1B}[36mmissing\u{1B}[0m: there is no reference\n"))
  }

  @Test(
    arguments: [
      (12, 80, 1.48, "[12/80] 15 %  8.1/s  9 s left"), (0, 80, 0.5, "[0/80] 0 %"), (80, 80, 10, "[80/80] 100 %  8.0/s"),
      (799, 800, 100, "[799/800] 99 %  8.0/s  1 s left"), (1, 1000, 1, "[1/1000] 0 %  1.0/s  16 min 39 s left"),
      (1, 10_000, 1, "[1/10000] 0 %  1.0/s  2 h 46 min left"), (0, 0, 1, "[0/0] 100 %"), (5, 10, 0, "[5/10] 50 %"),
      (5, 10, .nan, "[5/10] 50 %"), (-1, -5, 1, "[0/0] 100 %"), (5, 10, .leastNonzeroMagnitude, "[5/10] 50 %"),
      (1, .max, 0.25, "[1/9223372036854775807] 0 %  4.0/s  1000000 h 0 min left"),
    ] as [(Int, Int, Double, String)])
  func `progress has rate and rest`(done: Int, total: Int, seconds: Double, text: String) {
    #expect(progressLine(done: done, total: total, elapsedSeconds: seconds) == text)
  }

  @Test func `what is found in many views of a component is one diagnostic`() {
    let found = ["key.0", "key.1", "key.2"].map { view in
      Diagnostic(Sample.noImage.problem, at: Sample.noImage.location, view: view)
    }
    let outcomes = ["iphone-4s", "iphone-5"].map { Sample.outcome("launch", $0, .error, diagnostics: found) }
    #expect(
      consoleReport(Sample.run(outcomes)) == """
        Scenes/launch.yaml:4:22: error E312: no image "bgg" for iphone-5; searched Images/; did you mean "bg"?
          on 2 devices: iphone-4s, iphone-5
        examples: nothing was compared: 2 errors

        """)
    #expect(diagnosticsText(found).split(separator: "\n").count == 1)
  }

  @Test func `at most twenty problems are printed`() {
    let many = (1...25).map { Diagnostic(.value(.notBuilt("key\($0)"))) }
    let lines = diagnosticsText(many + many).split(separator: "\n")
    #expect(lines.count == 21 && lines.last == "… and 5 more")
    #expect(diagnosticsText(Array(many.prefix(20))).split(separator: "\n").last?.contains("key20") == true)
    #expect(diagnosticsText([]) == "")
  }
}
