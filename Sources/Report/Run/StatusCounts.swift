import Farm

/// How many snapshots ended in which way.
struct StatusCounts: Sendable {
  private var counts: [StatusWord: Int] = [:]

  init(_ outcomes: some Sequence<Outcome>) {
    for outcome in outcomes { counts[outcome.word, default: 0] += 1 }
  }

  subscript(word: StatusWord) -> Int { counts[word] ?? 0 }

  /// The statuses that occur, with their numbers: `70 unchanged, 1 size changed`; empty where none does.
  func text(where isIncluded: (StatusWord) -> Bool = { _ in true }) -> String {
    StatusWord.allCases.filter { isIncluded($0) && self[$0] > 0 }.map { word in
      // The one status that is a noun.
      let plural = word == .error && self[word] != 1 ? "s" : ""
      return "\(grouped(self[word])) \(word.text)\(plural)"
    }.joined(separator: ", ")
  }
}
