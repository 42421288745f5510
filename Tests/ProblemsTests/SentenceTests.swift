import Problems
import Report
import Testing

@Suite struct SentenceTests {
  @Test(arguments: sentenceTable)
  func `every problem has its code and sentence`(row: SentenceRow) {
    #expect("\(code(of: row.problem)): \(sentence(for: row.problem))" == row.text)
  }

  @Test func `the table has every case`() {
    let covered = Set(sentenceTable.map { ProblemCase($0.problem) })
    #expect(ProblemCase.allCases.filter { !covered.contains($0) } == [])
    let faults = Set(sentenceTable.compactMap { PictureFaultCase($0.problem) })
    #expect(PictureFaultCase.allCases.filter { !faults.contains($0) } == [])
  }

  @Test func `a case has one code and a code one case`() {
    var cases: [String: Set<ProblemCase>] = [:]
    for row in sentenceTable { cases[code(of: row.problem), default: []].insert(ProblemCase(row.problem)) }
    #expect(cases.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: [
    (
      Diagnostic.Severity.error,
      "Scenes/card.yaml:7:5: error E201: unknown key \"cornerRaduis\" in a text; "
        + "did you mean \"cornerRadius\"?"
    ),
    (
      .warning,
      "Scenes/card.yaml:7:5: warning E201: unknown key \"cornerRaduis\" in a text; "
        + "did you mean \"cornerRadius\"?"
    ),
    (
      .note,
      "Scenes/card.yaml:7:5: note E201: unknown key \"cornerRaduis\" in a text; "
        + "did you mean \"cornerRadius\"?"
    ),
  ])
  func `a line has place, severity, code and sentence`(severity: Diagnostic.Severity, text: String) {
    let problem = Problem.value(.unknownKey("cornerRaduis", owner: "a text", nearest: "cornerRadius"))
    let location = SourceLocation(file: "Scenes/card.yaml", line: 7, column: 5)
    #expect(line(for: Diagnostic(problem, severity: severity, at: location)) == text)
  }

  @Test func `a line without a place begins with the severity`() {
    #expect(line(for: Diagnostic(.value(.notBuilt("shadow")))) == "error E200: \"shadow\" is not built yet")
  }

  @Test(arguments: [
    ("\u{1B}[2J\u{7}", "\"\\u{1B}[2J\\u{7}\" is not built yet"),
    ("a\nb\tc\r", "\"a\\nb\\tc\\r\" is not built yet"),
    ("x\u{202E}y\u{2028}", "\"x\\u{202E}y\\u{2028}\" is not built yet"),
    ("\u{9B}31m", "\"\\u{9B}31m\" is not built yet"),
    ("日本語 👩‍👩‍👧", "\"日本語 👩‍👩‍👧\" is not built yet"),
    (String(repeating: "x", count: 81), "\"\(String(repeating: "x", count: 80))…\" is not built yet"),
    (String(repeating: "x", count: 80), "\"\(String(repeating: "x", count: 80))\" is not built yet"),
    ("e" + String(repeating: "\u{301}", count: 400), "\"…\" is not built yet"),
  ])
  func `texts of files are harmless and short`(key: String, text: String) {
    #expect(sentence(for: .value(.notBuilt(key))) == text)
  }

  @Test func `a file name cannot speak to the terminal`() {
    let location = SourceLocation(file: "a\u{1B}]0;x\u{7}\n.yaml", line: 1, column: 1)
    let text = line(for: Diagnostic(.file(.notUTF8), at: location))
    #expect(text.hasPrefix("a\\u{1B}]0;x\\u{7}\\n.yaml:1:1: error E103: "))
  }
}
