package import References

/// What a review has come to so far, counted in snapshots.
package struct ReviewTally: Hashable, Sendable {
  /// How many were pending when it began.
  package let total: Int
  /// How many are references now.
  package private(set) var accepted = 0
  /// How many were thrown away.
  package private(set) var rejected = 0
  /// How many somebody else has settled meanwhile.
  package private(set) var gone = 0
  private var hasUnusable = false

  package init(total: Int) { self.total = total }

  /// How many are pending still.
  package var left: Int { max(0, total - accepted - rejected - gone) }

  /// Takes what became of one that was to be accepted.
  package mutating func note(_ outcome: AcceptedSnapshot.Outcome) {
    switch outcome {
    case .recorded, .updated, .companion: accepted += 1
    case .nothingPending: gone += 1
    case .foreign, .unreadable: hasUnusable = true
    case .referenceChanged, .replaced: break
    }
  }

  /// Takes what became of one that was to be thrown away.
  package mutating func noteRejection(_ rejection: Acceptance.Rejection) {
    switch rejection {
    case .rejected: rejected += 1
    case .gone: gone += 1
    case .replaced: break
    }
  }

  /// The exit code of a review: 0 all is settled, 1 something is left, 2 something that is left cannot be read, 3 nothing
  /// was pending.
  package var exitCode: Int32 {
    guard total > 0 else { return 3 }
    guard left > 0 else { return 0 }
    return hasUnusable ? 2 : 1
  }
}
