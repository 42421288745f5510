import Problems

extension JSONValue {
  /// A diagnostic: its code, severity and sentence, and `file`, `line`, `column` and `view`, `null` where unknown.
  init(_ diagnostic: Diagnostic) {
    let location = diagnostic.location
    self = .record([
      "code": .string(code(of: diagnostic.problem)),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(sentence(for: diagnostic.problem)),
      "file": .optional(location?.file),
      "line": location.map { .integer($0.line) } ?? .null,
      "column": location.map { .integer($0.column) } ?? .null,
      "view": .optional(diagnostic.view),
    ])
  }
}
