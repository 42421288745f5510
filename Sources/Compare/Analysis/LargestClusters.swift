import Graphics

/// Counts groups and keeps the largest, in an order that does not depend on when they come.
struct LargestClusters {
  private let limit: Int
  private var count = 0
  private var kept: [Cluster] = []

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  mutating func add(_ cluster: Cluster) {
    count += 1
    kept.append(cluster)
    // Sorted seldom, so that a group costs little even where there are very many.
    if kept.count >= limit * 2 + 64 { cut() }
  }

  var summary: ClusterSummary {
    var all = self
    all.cut()
    return ClusterSummary(count: count, largest: all.kept.sorted { $0.precedes($1) })
  }

  private mutating func cut() {
    kept.sort { first, second in
      if first.differentPixels != second.differentPixels { return first.differentPixels > second.differentPixels }
      return first.precedes(second)
    }
    kept.removeLast(max(kept.count - limit, 0))
  }
}

extension Cluster {
  /// Whether the group stands before another in reading order.
  fileprivate func precedes(_ other: Cluster) -> Bool {
    (box.y, box.x, box.height, box.width, differentPixels)
      < (other.box.y, other.box.x, other.box.height, other.box.width, other.differentPixels)
  }
}
