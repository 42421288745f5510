import Devices
import Farm
import Layout
import Scene

/// A view and an edge of it as they were typed: `card/title.width`, `pad/key.3`.
struct ExplainedWord {
  var path: String
  /// The word of the edge; nil is all of them.
  var edge: String?

  static let words =
    EdgeExplanation.Attribute.allCases.map(\.rawValue) + ["leading", "trailing"]

  init(_ text: String) {
    path = text
    guard let dot = text.lastIndex(of: ".") else { return }
    let word = String(text[text.index(after: dot)...])
    guard Self.words.contains(word) else { return }
    (path, edge) = (String(text[..<dot]), word)
  }

  /// What is before and after the last dot of a word that names no edge; nil where there is none.
  var parts: (path: String, rest: String)? {
    guard edge == nil, let dot = path.lastIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// The edges that were asked for; where reading begins at the right, leading is right.
  func chosen(from explanation: ViewExplanation, in job: Job) -> ViewExplanation {
    guard var word = edge else { return explanation.withTextBaselinesAlone }
    if word == "leading" { word = job.environment.isRightToLeft ? "right" : "left" }
    if word == "trailing" { word = job.environment.isRightToLeft ? "left" : "right" }
    var chosen = explanation
    chosen.derived = []
    chosen.edges = explanation.edges.filter { $0.attribute.rawValue == word }
    return chosen
  }
}

extension ViewExplanation {
  /// The same without the baselines of what is no text, which are told where they are asked for.
  fileprivate var withTextBaselinesAlone: ViewExplanation {
    guard kind != .text else { return self }
    var explanation = self
    explanation.edges.removeAll { [.firstBaseline, .lastBaseline].contains($0.attribute) }
    return explanation
  }
}
