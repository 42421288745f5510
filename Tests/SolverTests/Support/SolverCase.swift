import Testing

/// A recorded case: lines of steps, read from one text that holds many.
struct SolverCase: Sendable, CustomTestStringConvertible {
  var name: String
  var origin: String
  /// A step each: a verb and its words.
  var steps: [[Substring]]

  var testDescription: String { name }

  static let all = cases(in: recorded1) + cases(in: recorded2)

  static func cases(in text: String) -> [SolverCase] {
    var cases: [SolverCase] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "case": cases.append(SolverCase(name: words.dropFirst().joined(separator: " "), origin: "", steps: []))
      case "from": cases[cases.count - 1].origin = words.dropFirst().joined(separator: " ")
      default: cases[cases.count - 1].steps.append(words)
      }
    }
    return cases
  }
}
