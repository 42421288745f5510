public import Problems
public import YAML

/// What a file says it is, by its first word.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// Something to render and what it refers to.
  case scene, component, suite, profiles
}

/// What a file is.
///
/// - Throws: E112 where the first word is none of those that files start with, E113 where the format is a later one.
public func kindOfFile(_ file: YAMLNode) throws(Diagnostic) -> FileKind {
  guard let entries = file.entries else {
    throw Diagnostic(.file(.unknownKind(shown(file))), at: file.location)
  }
  var first = entries.first
  if let format = first, format.key == "format" {
    if let problem = formatProblem(format.value) { throw Diagnostic(problem, at: format.value.location) }
    first = entries.dropFirst().first
  }
  guard let first else { throw Diagnostic(.file(.unknownKind("")), at: file.location) }
  guard let kind = FileKind(rawValue: first.key) else {
    throw Diagnostic(.file(.unknownKind(clipped(first.key))), at: first.keyLocation)
  }
  return kind
}

/// The format that this version reads.
let knownFormat = 1

/// What is wrong with the value of `format`.
func formatProblem(_ node: YAMLNode) -> Problem? {
  guard let number = node.number, let format = Int(exactly: number), format >= 1 else {
    return .value(.wrongType(key: "format", wants: "1", got: shown(node)))
  }
  return format > knownFormat ? .file(.newerFormat(format, known: knownFormat)) : nil
}
