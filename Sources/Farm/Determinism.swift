import Problems
import References

extension Plan {
  /// The same snapshots in the opposite order.
  package var reversed: Plan {
    var plan = self
    plan.jobs.reverse()
    return plan
  }
}

extension RunResult {
  /// Holds the outcomes against those of the same plan drawn once more, in another order and by another number of workers.
  ///
  /// A snapshot that came out otherwise is an error, whatever its comparison said: nobody can tell which of its pictures
  /// is the right one.
  package mutating func verify(against second: RunResult) {
    var others: [String: Outcome] = [:]
    for outcome in second.outcomes { others[outcome.identity.description] = outcome }
    for index in outcomes.indices {
      let outcome = outcomes[index]
      guard let other = others[outcome.identity.description], !outcome.isDrawnLike(other) else { continue }
      outcomes[index].status = .error
      outcomes[index].diagnostics.append(Diagnostic(.file(.nondeterministic), at: outcome.source))
    }
  }
}

extension Outcome {
  fileprivate func isDrawnLike(_ other: Outcome) -> Bool {
    pixelDigest == other.pixelDigest && displayDigest == other.displayDigest
  }
}
