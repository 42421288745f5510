import Problems

/// The problems of one reading, each place and problem once.
///
/// A component is read for every use of it, so that the same mistake is met many times.
final class ProblemList {
  /// More than this many are never told, so that nothing is kept of them.
  private static let most = 1000

  private var found: Set<Diagnostic> = []

  /// Whether so much is wrong that reading on is of no use.
  var isFull: Bool { found.count >= Self.most }

  /// Whether nothing is wrong.
  var isEmpty: Bool { found.isEmpty }

  /// Takes a problem.
  func report(_ problem: Problem, at location: SourceLocation) {
    report(Diagnostic(problem, at: location))
  }

  /// Takes a problem that was found elsewhere.
  func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    found.insert(diagnostic)
  }

  /// All problems in file order; at one place in the order of their data, so that no hash order shows.
  var inFileOrder: [Diagnostic] {
    found.map { (diagnostic: $0, text: String(describing: $0.problem)) }.sorted { first, second in
      guard let one = first.diagnostic.location, let other = second.diagnostic.location, one != other else {
        return first.text < second.text
      }
      return one < other
    }.map(\.diagnostic)
  }
}
