import Farm
import Problems

/// The warnings and errors of a run, each once, in the order in which they first occur.
struct PageFindings {
  private(set) var all: [Diagnostic] = []
  private var places: [Diagnostic: Int] = [:]

  init(_ result: RunResult) {
    for diagnostic in result.problems { add(diagnostic) }
    for outcome in result.outcomes {
      for diagnostic in outcome.diagnostics where diagnostic.severity != .note { add(diagnostic) }
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    guard places[diagnostic] == nil else { return }
    places[diagnostic] = all.count
    all.append(diagnostic)
  }

  /// Where those of a snapshot stand in the list.
  func places(in outcome: Outcome) -> [Int] {
    var seen: Set<Int> = []
    return outcome.diagnostics.compactMap { places[$0] }.filter { seen.insert($0).inserted }
  }
}
