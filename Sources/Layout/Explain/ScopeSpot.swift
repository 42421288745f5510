import Scene

/// A place or the length of an item on an axis, whatever the direction.
enum ScopeSpot: Hashable {
  /// The left or upper edge, the right or lower one, and the middle between them.
  case near, far, middle
  case length
  /// Lines of text.
  case firstBaseline, lastBaseline
}

/// One constraint that decides a spot, with the arithmetic.
struct ScopeWay {
  var trace: Trace
  var constraint: ActiveConstraint
  /// Whether it only says what content would like, or a bound.
  var isWeak = false
}

extension [ScopeSpot: ScopeWay] {
  /// Whether two of an edge, an opposite edge, a middle and a length are known, which decide the others.
  var isSettled: Bool {
    let baseline = self[.firstBaseline] ?? self[.lastBaseline]
    let starts = self[.near] != nil || baseline != nil ? 1 : 0
    return starts + [ScopeSpot.far, .middle, .length].count { self[$0] != nil } >= 2
  }
}
