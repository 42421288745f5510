import Scene

/// One column or row while it is being sized.
struct GridTrack {
  /// The bounds of its length; a bound that is nil is made by the children.
  var least: Double?
  var most: Double?
  /// The share of what other tracks leave; nil where it wants none.
  var share: Double?
  /// The length so far.
  var base: Double
  /// How far it may grow before others are at their limits too.
  var limit: Double
  /// Whether its limit was made by a spanning child only, so that another may still push it.
  var isOpen = false

  /// Makes a track; percentages of a length that is not known are as good as `auto`.
  init(_ track: Track, of length: Double?) {
    least = track.least.points(of: length)
    most = track.most.points(of: length)
    if case .share(let share) = track.most { self.share = share.size }
    base = least ?? 0
    limit = max(most ?? .infinity, base)
  }

  /// Whether children make its upper bound.
  var growsWithContent: Bool { most == nil && share == nil }

  /// Whether children have any influence on it.
  var dependsOnContent: Bool { least == nil || growsWithContent }
}

extension Track.Breadth {
  /// The length, where one is said and percentages have something to be of.
  fileprivate func points(of length: Double?) -> Double? {
    switch self {
    case .length(.percent(let value)): length.map { (value / 100 * $0).size }
    case .length(let value): value.settled(of: 0).size
    case .auto, .share: nil
    }
  }
}
