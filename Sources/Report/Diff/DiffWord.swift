import Compare
import Farm

/// How a pair ended, in one word, without the figures.
///
/// The raw value is what machines read; `text` is for people. The order is that of counts.
enum DiffWord: String, CaseIterable, Sendable {
  case identical
  case withinTolerance = "within-tolerance"
  case different
  case sizeChanged = "size-changed"
  case added
  case removed
  case error

  init(_ status: DiffOutcome.Status) {
    self =
      switch status {
      case .compared(let finding): Self(finding.verdict.status)
      case .added: .added
      case .removed: .removed
      case .failed: .error
      }
  }

  private init(_ status: Verdict.Status) {
    self =
      switch status {
      case .identical: .identical
      case .withinTolerance: .withinTolerance
      case .different: .different
      case .sizeChanged: .sizeChanged
      }
  }

  /// The word for people.
  var text: String {
    switch self {
    case .withinTolerance: "within tolerance"
    case .sizeChanged: "size changed"
    default: rawValue
    }
  }

  /// Whether both sides are the same, or as near as was allowed.
  var passes: Bool { self == .identical || self == .withinTolerance }
}

extension DiffOutcome {
  var word: DiffWord { DiffWord(status) }

  /// What was found; nil where nothing was compared.
  var finding: DiffFinding? {
    guard case .compared(let finding) = status else { return nil }
    return finding
  }
}

/// How many pairs ended in which way.
struct DiffCounts: Sendable {
  private var counts: [DiffWord: Int] = [:]

  init(_ outcomes: [DiffOutcome]) {
    for outcome in outcomes { counts[outcome.word, default: 0] += 1 }
  }

  subscript(word: DiffWord) -> Int { counts[word] ?? 0 }

  /// The words that occur, with their numbers: `70 identical, 1 size changed`; empty where none does.
  var text: String {
    DiffWord.allCases.filter { self[$0] > 0 }.map { word in
      // The one that is a noun.
      "\(grouped(self[word])) \(word.text)\(word == .error && self[word] != 1 ? "s" : "")"
    }.joined(separator: ", ")
  }
}
