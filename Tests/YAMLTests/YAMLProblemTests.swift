import Problems
import Testing
import YAML

/// A file that cannot be read, and the problem with its place.
struct ProblemCase: Sendable, CustomTestStringConvertible {
  var text: String
  var problem: FileProblem
  var line: Int
  var column: Int
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ problem: FileProblem, _ line: Int, _ column: Int) {
    self.text = text
    self.problem = problem
    self.line = line
    self.column = column
  }
}

private let empty: [ProblemCase] = [
  "", "\n\n", "# only a comment\n", "\u{FEFF}", "---\n", "--- # x\n...\n",
].map { ProblemCase($0, .empty(kind: "suite"), 1, 1) }

private let meant: [ProblemCase] = [
  // E104
  ProblemCase("devices:\n  - @phones", .reservedStart(character: "@", text: "@phones"), 2, 5),
  ProblemCase("é: `x y` # z", .reservedStart(character: "`", text: "`x y`"), 1, 4),
  ProblemCase("devices: [a, @phones, b]", .reservedStart(character: "@", text: "@phones"), 1, 14),
  ProblemCase("{a: {b: @c}}", .reservedStart(character: "@", text: "@c"), 1, 9),
  ProblemCase("{width: >= 20}", .reservedStart(character: ">", text: ">= 20"), 1, 9),
  ProblemCase("scenes:\n- **/*.yaml", .reservedStart(character: "*", text: "**/*.yaml"), 2, 3),
  ProblemCase("a: & b", .reservedStart(character: "&", text: "& b"), 1, 4),
  ProblemCase("a: %b", .reservedStart(character: "%", text: "%b"), 1, 4),
  // E105
  ProblemCase("a:\n  top: >= safeArea + 20\n", .blockText(text: ">= safeArea + 20"), 2, 8),
  ProblemCase("top: > 20 # why", .blockText(text: "> 20"), 1, 6),
  ProblemCase("- |x| > 3\n", .blockText(text: "|x| > 3"), 1, 3),
  ProblemCase("top: >0\n", .blockText(text: ">0"), 1, 6),
  // E106
  ProblemCase("color: #333", .commentedColor(key: "color", color: "#333"), 1, 8),
  ProblemCase("ü: 1\ncolor:   #33AAff  \nb: 2", .commentedColor(key: "color", color: "#33AAff"), 2, 10),
  ProblemCase("stops:\n  - #1234\n  - #fff", .commentedColor(key: "stops", color: "#1234"), 2, 5),
  ProblemCase("- #333", .commentedColor(key: "", color: "#333"), 1, 3),
  ProblemCase("border: {width: 1, color: #333}\n", .commentedColor(key: "color", color: "#333"), 1, 27),
  ProblemCase("stops: [#333, #444]\nb: 1\n", .commentedColor(key: "", color: "#333"), 1, 9),
]

private let notPlain: [ProblemCase] = [
  // E109
  ProblemCase("a: 1\nb: *row", .alias("*row"), 2, 4),
  ProblemCase("[*a, 1]", .alias("*a"), 1, 2),
  ProblemCase("a:\n  <<: *base\n", .alias("<<"), 2, 3),
  ProblemCase("*a : 1", .alias("*a"), 1, 1),
  // E111
  ProblemCase("a: !!int 3", .notPlain("!!int"), 1, 4),
  ProblemCase("a: !x [1]", .notPlain("!x"), 1, 4),
  ProblemCase("a: !e!x 1", .notPlain("!e!x"), 1, 4),
  ProblemCase("a: &row\n  b: 1", .notPlain("&row"), 1, 4),
  ProblemCase("&k a: 1", .notPlain("&k"), 1, 1),
  ProblemCase("a: null", .notPlain("null"), 1, 4),
  ProblemCase("{\"a\": null}", .notPlain("null"), 1, 7),
  ProblemCase("- ~\n", .notPlain("~"), 1, 3),
  ProblemCase("a: 1\n---\nb: 2", .notPlain("---"), 2, 1),
  ProblemCase("%TAG ! tag:x,2000:\n---\na: 1", .notPlain("%TAG"), 1, 1),
  ProblemCase("\n# x\n%YAML 1.2\n%TAG ! tag:x,2000:\n---\na: 1", .notPlain("%TAG"), 4, 1),
  ProblemCase("%foo", .notPlain("%foo"), 1, 1),
  ProblemCase("{a: 1}\n%TAG !a! b\n---\nc", .notPlain("%TAG"), 2, 1),
  ProblemCase("a: 1\n...\n# x\n%TAG !a! b\n---\nc", .notPlain("%TAG"), 4, 1),
  ProblemCase("? [a, b]\n: 1", .notPlain("[a, b]"), 1, 3),
  ProblemCase("{[a]: 1}", .notPlain("[a]: 1}"), 1, 2),
  ProblemCase("? \n: 1", .notPlain("?"), 1, 2),
  ProblemCase("a: \"x\\0y\"", .notPlain("\\0"), 1, 4),
  ProblemCase("a: 1\nkey:\nb: 2", .noValue(after: "key:"), 2, 1),
  ProblemCase("a: 1\nkey: # 333 things\n", .noValue(after: "key:"), 2, 1),
  ProblemCase("{a, b: 1}", .noValue(after: "a:"), 1, 2),
  ProblemCase("a:\n  -\n  - 1", .noValue(after: "-"), 2, 3),
]

private let other: [ProblemCase] = [
  // E107
  ProblemCase("a: b: c", .colonInText("b: c"), 1, 4),
  ProblemCase("a: 1\n...\nb: 2", .syntax("did not find expected <document start>"), 3, 1),
  ProblemCase(": 1", .syntax("while parsing a block mapping: did not find expected key"), 1, 1),
  ProblemCase("a: 1\nb: [1,", .syntax("while parsing a flow node: did not find expected node content"), 2, 7),
  ProblemCase("a:\n\tb: 2", .syntax("found a tab character where an indentation space is expected"), 2, 1),
  ProblemCase(
    "a: 1\nb: \"x\nc: 2", .syntax("while scanning a quoted scalar: found unexpected end of stream"), 2, 4),
  ProblemCase("a: [1\nb: 2", .syntax("while parsing a flow sequence: did not find expected ',' or ']'"), 2, 2),
  ProblemCase("a: 1\nfoo\nb: 2", .syntax("while scanning a simple key: could not find expected ':'"), 2, 1),
  ProblemCase("é: \u{1}", .syntax("control characters are not allowed"), 1, 4),
  ProblemCase(
    "{\"a\": \"\\ud83d\"}", .syntax("while parsing a quoted scalar: found invalid Unicode character escape code"), 1, 10
  ),
  // E108
  ProblemCase("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3", .duplicateKey("c", firstLine: 3), 5, 3),
  ProblemCase("{a: 1, \"a\": 2}", .duplicateKey("a", firstLine: 1), 1, 8),
]

struct YAMLProblemTests {
  @Test(arguments: empty + meant + notPlain + other) func problem(_ example: ProblemCase) {
    let place = Problems.SourceLocation(file: "a.yaml", line: example.line, column: example.column)
    let expected = Diagnostic(.file(example.problem), at: place)
    #expect(throws: expected) { try parseYAML(Array(example.text.utf8), file: "a.yaml", kind: "suite") }
  }

  @Test func sameKeyInDifferentMapsIsFine() throws {
    let node = try parseYAML(Array("a: {b: 1}\nc: {b: 2}\nd: [{b: 3}, {b: 4}]".utf8), file: "a.yaml")
    #expect(node["d"]?.elements?.count == 2)
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 1, 4),
      ([0x61, 0x0A, 0xC3, 0xA9, 0xC3], 2, 2),
      ([0x61, 0x0D, 0x0A, 0x62, 0x00], 2, 2),
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1),
      ([0xC0, 0xAF], 1, 1),
      ([0xED, 0xA0, 0x80], 1, 1),
      ([0xE0, 0x80, 0x80], 1, 1),
      ([0xF4, 0x90, 0x80, 0x80], 1, 1),
      ([0xF0, 0x9F, 0x98], 1, 1),
      ([0x61, 0x00], 1, 2),
    ] as [([UInt8], Int, Int)])
  func notUTF8(_ bytes: [UInt8], _ line: Int, _ column: Int) {
    let expected = Diagnostic(.file(.notUTF8), at: Problems.SourceLocation(file: "a.yaml", line: line, column: column))
    #expect(throws: expected) { try parseYAML(bytes, file: "a.yaml") }
  }
}
