#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `Documentation/format.md`, or another page with examples of files, taken apart.
struct FormatDocument {
  /// A fenced block and the line of its first line.
  struct Example {
    var text: String
    var line: Int
  }

  /// The fenced blocks of YAML.
  private(set) var examples: [Example] = []
  /// The rows below "Every key", up to the next section, as cells without blanks around them.
  private(set) var nodeRows: [[String]] = []
  /// The codes that begin rows of the messages.
  private(set) var messageCodes: [String] = []
  /// Everything between backticks outside of examples.
  private(set) var words: Set<String> = []
  /// The same in the section of what is planned, where it lists keys of nodes.
  private(set) var plannedWords: Set<String> = []

  private var heading = ""
  private var isPlannedKeys = false
  private var open: Example?

  init(_ path: String = "Documentation/format.md") throws {
    let text = try Self.text(of: path)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if open == nil { read(line, number: index + 1) } else { readExample(line) }
    }
  }

  private mutating func readExample(_ line: Substring) {
    guard line == "```", let example = open else {
      open?.text += line + "\n"
      return
    }
    examples.append(example)
    open = nil
  }

  private mutating func read(_ line: Substring, number: Int) {
    if line == "```yaml" {
      open = Example(text: "", line: number + 1)
      return
    }
    if line.hasPrefix("## ") || line.hasPrefix("### ") { heading = String(line) }
    if line.hasPrefix("- ") { isPlannedKeys = line.hasPrefix("- keys of nodes") && heading == "## 8. Planned" }
    let quoted = Self.quoted(line)
    words.formUnion(quoted)
    if isPlannedKeys { plannedWords.formUnion(quoted) }
    guard line.hasPrefix("| ") else { return }
    if heading == "### Every key" { nodeRows.append(Self.cells(line)) }
    if heading == "## 7. Messages", let code = quoted.first { messageCodes.append(code) }
  }

  /// The keys that rows of the keys of nodes, or of what makes nodes, begin with.
  var rowKeys: Set<String> {
    let structure = ["use", "each", "slot"].filter { words.contains($0) }
    return Set(nodeRows.compactMap(\.first).flatMap { Self.quoted($0[...]) } + structure)
  }

  /// A file of the repository.
  static func text(of path: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(root)/\(path)", "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct Missing: Error {
    var path: String
  }

  private static func cells(_ line: Substring) -> [String] {
    line.dropFirst(2).dropLast().split(separator: "|", omittingEmptySubsequences: false).map { cell in
      let front = cell.drop { $0 == " " }
      return front.lastIndex { $0 != " " }.map { String(front[...$0]) } ?? ""
    }
  }

  private static func quoted(_ line: Substring) -> [String] {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
