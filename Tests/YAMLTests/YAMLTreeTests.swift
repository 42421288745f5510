import Problems
import Testing
import YAML

/// A valid file and its tree, one value a line: `LINE:COLUMN path = kind text`.
struct TreeCase: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var tree: [String]
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ tree: String...) {
    self.name = name
    self.text = text
    self.tree = tree
  }
}

private let trees = [
  TreeCase("one word", "hello", "1:1 = text hello"),
  TreeCase(
    "block map and list", "scene: card\nchildren:\n  - text: Hi\n    width: 12\n  -   image: bg\n",
    "1:1 = map", "1:8 scene = text card", "3:3 children = list", "3:5 children/0 = map",
    "3:11 children/0/text = text Hi", "4:12 children/0/width = number 12", "5:7 children/1 = map",
    "5:14 children/1/image = text bg"),
  TreeCase(
    "list at the key's own column", "a:\n- 1\n- 2\n", "1:1 = map", "2:1 a = list", "2:3 a/0 = number 1",
    "3:3 a/1 = number 2"),
  TreeCase(
    "flow map, flow list", "frame: {x: 1, y: [2, \"3\"]}", "1:1 = map", "1:8 frame = map", "1:12 frame/x = number 1",
    "1:18 frame/y = list", "1:19 frame/y/0 = number 2", "1:22 frame/y/1 = text 3"),
  TreeCase("characters before the column", "é漢🙂: ü\n", "1:1 = map", "1:6 é漢🙂 = text ü"),
  TreeCase(
    "characters in brackets", "{ñ: [\"日本\", 🙂, x]}", "1:1 = map", "1:5 ñ = list", "1:6 ñ/0 = text 日本",
    "1:12 ñ/1 = text 🙂", "1:15 ñ/2 = text x"),
  TreeCase(
    "JSON", "{\n\t\"a\":1,\"b\": [true, \"x\\ny\\/\"],\n\t\"c\": {\"d\": -2.5e3}}", "1:1 = map",
    "2:6 a = number 1", "2:13 b = list", "2:14 b/0 = flag true", "2:20 b/1 = text x\ny/", "3:7 c = map",
    "3:13 c/d = number -2.5e3"),
  TreeCase(
    "surrogate pairs of JSON", "{\"a\": \"\\ud83d\\ude00!\", \"b\": \"\\\\ud83d\\\\ude00\"}", "1:1 = map",
    "1:7 a = text 😀!", "1:29 b = text \\ud83d\\ude00"),
  TreeCase(
    "separators that are no line breaks", "a: \"x \u{2028} y\u{85}\u{2029}z\"\nb: one\u{2028}two",
    "1:1 = map", "1:4 a = text x \u{2028} y\u{85}\u{2029}z", "2:4 b = text one\u{2028}two"),
  TreeCase(
    "noncharacters stay where nothing is replaced", "a: \u{FDCF}\u{FDF0}", "1:1 = map", "1:4 a = text \u{FDCF}\u{FDF0}"),
  TreeCase(
    "block texts", "a: |\n  one\n  two\nb: >-\n  three\n  four\n", "1:1 = map", "1:4 a = text one\ntwo\n",
    "4:4 b = text three four"),
  TreeCase(
    "quotes", "'a b': 'it''s'\n\"c\\td\": \"\\u00e9 #333\"\n", "1:1 = map", "1:8 a b = text it's",
    "2:9 c\td = text é #333"),
  TreeCase("byte order mark", "\u{FEFF}a: 1", "1:1 = map", "1:4 a = number 1"),
  TreeCase("Windows line ends", "a: 1\r\nb: x\r\n", "1:1 = map", "1:4 a = number 1", "2:4 b = text x"),
  TreeCase("one marked document", "%YAML 1.2\n---\na: 1\n...\n", "3:1 = map", "3:4 a = number 1"),
  TreeCase("comments", "# first\na: 1 # second\n", "2:1 = map", "2:4 a = number 1"),
  TreeCase("text over several lines", "a: one\n  two\n", "1:1 = map", "1:4 a = text one two"),
  TreeCase("empty collections", "{a: [], b: {}}", "1:1 = map", "1:5 a = list", "1:12 b = map"),
  TreeCase("hash inside a word", "a: b#333", "1:1 = map", "1:4 a = text b#333"),
  TreeCase("empty quotes", "a: \"\"", "1:1 = map", "1:4 a = text "),
  TreeCase("words of null in quotes", "a: \"null\"\nb: '~'", "1:1 = map", "1:4 a = text null", "2:4 b = text ~"),
]

struct YAMLTreeTests {
  @Test(arguments: trees) func tree(_ example: TreeCase) throws {
    let node = try parseYAML(Array(example.text.utf8), file: "a.yaml")
    #expect(lines(of: node, at: "") == example.tree)
  }

  @Test func keysKnowTheirPlaces() throws {
    let node = try parseYAML(Array("x: 1\n\"ü\": {é: 2, b: 3}\n".utf8), file: "dir/a.yaml")
    let entries = try #require(node.entries)
    #expect(entries.map(\.keyLocation) == [place(1, 1), place(2, 1)])
    #expect(entries[1].value.entries?.map(\.keyLocation) == [place(2, 7), place(2, 13)])
  }

  @Test func aTreeMayBeAsDeepAsTheLimit() throws {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    var node = try parseYAML(Array(text.utf8), file: "a.yaml")
    var depth = 1
    while let inner = node.elements?.first { (node, depth) = (inner, depth + 1) }
    #expect(depth == 256)
  }

  private func place(_ line: Int, _ column: Int) -> Problems.SourceLocation {
    Problems.SourceLocation(file: "dir/a.yaml", line: line, column: column)
  }

  private func lines(of node: YAMLNode, at path: String) -> [String] {
    let inner = path.isEmpty ? "" : path + "/"
    let text = node.scalar.map { " " + $0 } ?? ""
    let prefix = "\(node.location.line):\(node.location.column)" + (path.isEmpty ? "" : " " + path)
    var result = ["\(prefix) = \(node.kindWord)\(text)"]
    for (index, element) in (node.elements ?? []).enumerated() { result += lines(of: element, at: "\(inner)\(index)") }
    for entry in node.entries ?? [] { result += lines(of: entry.value, at: inner + entry.key) }
    return result
  }
}
