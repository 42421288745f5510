/// The line of a view that others are aligned to.
enum Baseline: CaseIterable {
  case first, last
}

/// How far the first and last line of a view stand below its upper edge; points.
struct Baselines {
  var first, last: Double

  subscript(baseline: Baseline) -> Double {
    switch baseline {
    case .first: first
    case .last: last
    }
  }
}
