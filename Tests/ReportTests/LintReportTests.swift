import Farm
import Lint
import Problems
import References
import Testing

@testable import Report

@Suite("Reports of lint")
struct LintReportTests {
  @Test func `nothing found is one line`() {
    let result = LintSample.result(LintSample.snapshot("iphone-6"), LintSample.snapshot("pixel-7", scene: "logo"))
    #expect(lintText(result) == "small: 0 findings in 2 scenes on 2 devices\n")
    #expect(exitCode(of: result) == 0)
  }

  @Test func `a fault of a place is told once, where it goes furthest`() {
    let result = LintSample.result(
      LintSample.snapshot("iphone-6", LintSample.small(40), LintSample.small(38, view: "pad/other")),
      LintSample.snapshot("iphone-7"), LintSample.snapshot("pixel-7", LintSample.small(30)))
    let expected = """
      Scenes/card.yaml:4:7: warning tap-target: this view can be touched on 60 × 30 points; a finger needs 44 × 44 \
      (lint.tapTarget)
        pad/key and 1 more view on 2 of 3 devices: iphone-6, pixel-7; worst in card/pixel-7 with 14 points, elsewhere \
      at least 4
      small: 1 finding (1 warning) in 1 scene on 3 devices

      """
    #expect(lintText(result) == expected)
    #expect(exitCode(of: result) == 1)
  }

  @Test func `a value that all snapshots concerned have is named, and scenes where there are several`() {
    let result = LintSample.result(
      LintSample.snapshot("iphone-6", values: [Sample.landscape], LintSample.small(40)),
      LintSample.snapshot("iphone-6", values: [Sample.light]),
      LintSample.snapshot("iphone-6", scene: "logo", values: [Sample.landscape], LintSample.small(40)))
    let line = lintText(result).split(separator: "\n")[1]
    #expect(line == "  pad/key on iphone-6, always landscape; in 2 scenes: card, logo")
  }

  @Test func `faults stand in the order of the files, then of the rules`() {
    let overlap = LintSample.fault(.overlap, .overlap(.view, with: "a", width: 1, height: 2, isHiding: false))
    let clipped = LintSample.fault(.clipped, .clipped(.view, by: "a", points: 3, isAll: false))
    let first = LintSample.fault(.underCutout, .underCutout(.view, ["notch"]), line: 3)
    let result = LintSample.result(LintSample.snapshot("a", overlap, clipped, first))
    let rules = LintGroup.all(in: result).map(\.rule)
    #expect(rules == ["under-cutout", "clipped", "overlap"])
    #expect(lintText(result).hasSuffix("small: 3 findings (1 error, 2 warnings) in 1 scene on 1 device\n"))
  }

  @Test func `what is waived or below the level is counted and does not fail`() {
    var result = LintSample.result(
      LintSample.snapshot("a", LintSample.small(30, waived: "why"), LintSample.note))
    #expect(lintText(result) == "small: 0 findings in 1 scene on 1 device; 1 waived; 1 below warning\n")
    #expect(exitCode(of: result) == 0)
    result.level = .note
    #expect(lintText(result).contains("2:1: note radius-clamped: the corner radius 9"))
    #expect(exitCode(of: result) == 1)
    result.level = .error
    #expect(exitCode(of: result) == 0)
  }

  @Test func `a place that is waived for some snapshots only fails for the others`() {
    let result = LintSample.result(
      LintSample.snapshot("a", LintSample.small(30, waived: "why")), LintSample.snapshot("b", LintSample.small(31)))
    #expect(lintText(result).contains("60 × 31"))
    #expect(lintText(result).contains("on 1 of 2 devices: b\n"))
    #expect(lintText(result).hasSuffix("; 1 waived\n"))
  }

  @Test func `the strongest exit code counts`() {
    var result = LintSample.result()
    #expect(exitCode(of: result) == 3)
    result = LintSample.everything
    #expect(exitCode(of: result) == 2)
    result.wasInterrupted = true
    #expect(exitCode(of: result) == 130)
    result = LintSample.result(LintSample.snapshot("a"))
    result.snapshots[0].problems = [Diagnostic(.name(.noFont), at: LintSample.place)]
    #expect(exitCode(of: result) == 2)
  }

  @Test func `a waiver of nothing is told without a device`() {
    var result = LintSample.result(LintSample.snapshot("a"))
    result.needlessWaivers = [LintSample.fault(.needlessWaiver, .needlessWaiver("overlap"))]
    result.needlessWaivers[0].diagnostic.view = nil
    let line = #"Scenes/card.yaml:9:3: warning needless-waiver: nothing here needs the waiver of "overlap"; drop it"#
    #expect(lintText(result).hasPrefix(line + "\nsmall: 1 finding"))
    #expect(exitCode(of: result) == 1)
  }

  @Test func `names that a terminal would obey are made visible`() {
    let result = LintSample.result(LintSample.snapshot("a\u{1B}[2J", LintSample.small(30, view: "k\u{202E}")))
    let text = lintText(result)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") })
    let annotations = lintAnnotations(result)
    #expect(annotations.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") })
  }

  @Test func `annotations for GitHub stand at the lines of the files`() {
    let result = LintSample.result(LintSample.snapshot("a", LintSample.small(30), LintSample.note))
    let lines = lintAnnotations(result, in: "app").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix("::warning file=app/Scenes/card.yaml,line=4,col=7,title=tap-target::this view can be touched"))
    #expect(lines[1].hasPrefix("::notice title=snapfarm lint::1 finding (1 warning)"))
    let summary = lintStepSummary(result)
    #expect(summary.contains("| rule | place | |\n|---|---|---|\n| tap-target | Scenes/card.yaml:4:7 | this view"))
  }

  @Test func `annotations are as bad as what they tell, ten of a kind at most`() {
    let camera = (1...12).map { LintSample.fault(.underCutout, .underCutout(.view, ["notch"]), line: $0) }
    let small = (20...31).map { LintSample.fault(.tapTarget, .tapTarget(width: 1, height: 1, least: 44), line: $0) }
    let notes = (40...51).map { line in
      var note = LintSample.note
      note.diagnostic.location?.line = line
      return note
    }
    var result = LintSample.result(LintSample.snapshot("a"))
    result.snapshots[0].faults = notes + small + camera
    result.level = .note
    let lines = lintAnnotations(result).split(separator: "\n")
    let counts = ["error", "warning", "notice"].map { word in lines.count { $0.hasPrefix("::\(word) ") } }
    #expect(counts == [10, 10, 10])
    #expect(lines.last?.hasSuffix("; 7 failures are not annotated") == true)
  }

  @Test func `cutouts of several kinds at one place are all told`() {
    let island = LintSample.fault(.underCutout, .underCutout(.view, ["dynamicIsland"]))
    let hole = LintSample.fault(.underCutout, .underCutout(.view, ["punchHole"]))
    let result = LintSample.result(
      LintSample.snapshot("iphone-15", island), LintSample.snapshot("pixel-7", hole), LintSample.snapshot("b", island))
    #expect(lintText(result).contains("is under the Dynamic Island or the camera\n"))
    let alone = LintSample.result(LintSample.snapshot("pixel-7", hole))
    #expect(lintText(alone).contains("is under the camera\n"))
  }
}
