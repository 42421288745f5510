/// An import that a file makes.
struct Import: Equatable {
  var module: String
  var line: Int
}

/// The imports of Swift source, whatever stands before the word or between it and the module.
func imports(of all: [Token]) -> [Import] {
  let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
  return all.indices.compactMap { index in
    guard all[index].text == "import", index == 0 || ![".", "`"].contains(all[index - 1].text) else { return nil }
    let rest = all[(index + 1)...].prefix { $0.line == all[index].line }
    return rest.first { !kinds.contains($0.text) }.map { Import(module: $0.text, line: $0.line) }
  }
}

/// The imports of a target's file that its row does not have.
func forbiddenImports(in source: [Token], of target: TargetRow) -> [String] {
  imports(of: source).filter { !target.mayImport($0.module) }
    .map { "line \($0.line): \(target.name) may not import \($0.module)" }
}

/// What is wrong with a table itself: a row that uses a later one, and C where no binding is.
func mistakes(of table: [TargetRow]) -> [String] {
  var earlier: Set<String> = []
  var found: [String] = []
  for row in table {
    found += row.modules.filter { !earlier.contains($0) }.map { "\(row.name) comes before \($0), which it imports" }
    earlier.insert(row.name)
  }
  return found
}

/// The Swift targets that a manifest declares and what each depends on, in order.
///
/// It reads the rows of this repository's manifest: a helper's name, the target's, and those of its dependencies.
func declaredTargets(in manifest: String) -> [(name: String, dependencies: [String])] {
  let helpers: Set = ["stage", "binding", "mathematics", "executableTarget", "benchmark"]
  var rows: [[String]] = []
  var isOpen = false
  for line in manifest.split(separator: "\n") {
    if line.hasPrefix("    .") {
      isOpen = helpers.contains(String(line.dropFirst(5).prefix { $0 != "(" }))
      if isOpen { rows.append([]) }
    }
    if line.hasPrefix("  ]") { isOpen = false }
    if isOpen { rows[rows.count - 1] += quoted(line) }
  }
  return rows.compactMap { row in row.first.map { ($0, Array(row.dropFirst())) } }
}

private func quoted(_ line: Substring) -> [String] {
  line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    .map { String($0.element) }
}
