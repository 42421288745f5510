import Graphics

/// Joins tiles that touch to groups, one row of tiles after the other.
///
/// It remembers the groups that reach into the last row, which may grow yet; those that do not are done.
struct TileJoiner {
  /// For each tile of the last row its group, or -1; one more on both sides.
  private var above: [Int]
  private var current: [Int]
  /// The groups that may grow; one that was joined to another names it as its parent.
  private var groups: [Cluster] = []
  private var parents: [Int] = []
  private var list: LargestClusters

  init(tileCount: Int, limit: Int) {
    above = Array(repeating: -1, count: tileCount + 2)
    current = above
    list = LargestClusters(limit: limit)
  }

  mutating func add(_ row: TileRow) {
    if !row.hasPixels && groups.isEmpty { return }
    for index in row.tiles.indices {
      current[index + 1] = -1
      guard let cluster = row.cluster(index) else { continue }
      current[index + 1] = place(cluster, touching: (current[index], above[index], above[index + 1], above[index + 2]))
    }
    closeRow()
  }

  /// The groups that were found; there is nothing to add after this.
  mutating func finished() -> ClusterSummary {
    for index in groups.indices where parents[index] == index { list.add(groups[index]) }
    return list.summary
  }

  private mutating func place(_ cluster: Cluster, touching neighbours: (Int, Int, Int, Int)) -> Int {
    var group = -1
    for neighbour in [neighbours.0, neighbours.1, neighbours.2, neighbours.3] where neighbour >= 0 {
      group = group < 0 ? root(neighbour) : join(group, root(neighbour))
    }
    guard group >= 0 else {
      groups.append(cluster)
      parents.append(parents.count)
      return groups.count - 1
    }
    groups[group] = groups[group].joined(cluster)
    return group
  }

  private mutating func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  private mutating func join(_ first: Int, _ second: Int) -> Int {
    if first == second { return first }
    let (kept, gone) = (min(first, second), max(first, second))
    groups[kept] = groups[kept].joined(groups[gone])
    parents[gone] = kept
    return kept
  }

  // Hands over what can grow no more, and numbers the rest anew, so that numbers never outgrow a row.
  private mutating func closeRow() {
    var numbers = [Int](repeating: -1, count: groups.count)
    var open: [Cluster] = []
    for index in current.indices where current[index] >= 0 {
      let group = root(current[index])
      if numbers[group] < 0 {
        numbers[group] = open.count
        open.append(groups[group])
      }
      current[index] = numbers[group]
    }
    for index in groups.indices where parents[index] == index && numbers[index] < 0 { list.add(groups[index]) }
    groups = open
    parents = Array(open.indices)
    swap(&above, &current)
  }
}

extension Cluster {
  fileprivate func joined(_ other: Cluster) -> Cluster {
    let (left, top) = (min(box.x, other.box.x), min(box.y, other.box.y))
    let (right, bottom) = (max(box.maxX, other.box.maxX), max(box.maxY, other.box.maxY))
    return Cluster(
      box: PixelRect(x: left, y: top, width: right - left, height: bottom - top),
      differentPixels: differentPixels + other.differentPixels)
  }
}
