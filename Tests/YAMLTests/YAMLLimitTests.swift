import Problems
import Testing
import YAML

struct YAMLLimitTests {
  @Test func aLargeFileIsRefusedBeforeItIsRead() {
    let bytes = [UInt8](repeating: 0xFF, count: 100_000_000)
    let problem = FileProblem.tooLarge(bytes: 100_000_000, limit: 16_777_216)
    let clock = ContinuousClock()
    let time = clock.measure { expect(problem, 1, 1) { try parseYAML(bytes, file: "a.yaml") } }
    #expect(time < .seconds(1))
  }

  @Test(arguments: [("[", 257), ("- ", 513), ("{a: ", 1025), ("{? ", 4), ("[[{a: [", 449)])
  func nesting(_ opening: String, _ column: Int) {
    let text = String(repeating: opening, count: 100_000)
    let problem: FileProblem =
      opening == "{? " ? .notPlain(String(text.dropFirst(3).prefix(80))) : .tooDeep(levels: 257, limit: 256)
    expect(problem, 1, column) { try parseYAML(Array(text.utf8), file: "a.yaml") }
  }

  @Test func nestingOverLines() {
    let text = (0..<1000).map { String(repeating: " ", count: $0) + "k:\n" }.joined()
    expect(.tooDeep(levels: 257, limit: 256), 257, 257) { try parseYAML(Array(text.utf8), file: "a.yaml") }
  }

  @Test func nodes() throws {
    let limits = YAMLLimits(maxNodes: 6)
    #expect(try parseYAML(Array("{a: 1, b: [2]}".utf8), file: "a.yaml", limits: limits).entries?.count == 2)
    expect(.tooManyNodes(limit: 6), 1, 15) {
      try parseYAML(Array("{a: 1, b: [2, 3]}".utf8), file: "a.yaml", limits: limits)
    }
  }

  @Test func depthIsALimitOfTheCaller() {
    expect(.tooDeep(levels: 3, limit: 2), 1, 3) {
      try parseYAML(Array("[[[]]]".utf8), file: "a.yaml", limits: YAMLLimits(maxDepth: 2))
    }
  }

  @Test func tagDirectivesAreRefusedBeforeTheyAreCompared() {
    let text = String(repeating: "%TAG !a! b\n", count: 200_000)
    let clock = ContinuousClock()
    let time = clock.measure { expect(.notPlain("%TAG"), 1, 1) { try parseYAML(Array(text.utf8), file: "a.yaml") } }
    #expect(time < .seconds(5))
  }

  @Test(arguments: [
    "[", "? ", "- ", "- a\n", "a: 1\n", "{}", "[#\n", "\"", "x ", "\n", "---\n", "&a ", "!<x> ", "\\",
    "\"\\ud83d\\ude00\",", "\u{2028}",
  ])
  func hostileFilesEndSoon(_ unit: String) {
    let clock = ContinuousClock()
    for head in ["", "a: ", "[", "\"", "|\n ", "a\n"] {
      let bytes = Array((head + String(repeating: unit, count: 100_000 / unit.utf8.count)).utf8)
      let time = clock.measure { _ = try? parseYAML(bytes, file: "a.yaml") }
      #expect(time < .seconds(5))
    }
  }

  private func expect(_ problem: FileProblem, _ line: Int, _ column: Int, _ body: () throws -> YAMLNode) {
    let expected = Diagnostic(.file(problem), at: Problems.SourceLocation(file: "a.yaml", line: line, column: column))
    #expect(throws: expected) { try body() }
  }
}
