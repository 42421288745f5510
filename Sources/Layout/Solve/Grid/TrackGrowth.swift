/// By how much tracks grow for children that span equally many: for each track, the most that any of them asks ("distribute
/// extra space").
struct TrackGrowth {
  private var growths: [Double]
  private var growing: [Int] = []

  init(count: Int) { growths = Array(repeating: 0, count: count) }

  /// The tracks that grow, which are forgotten then.
  mutating func takePlanned() -> [(index: Int, growth: Double)] {
    defer {
      for index in growing { growths[index] = 0 }
      growing.removeAll(keepingCapacity: true)
    }
    return growing.map { ($0, growths[$0]) }
  }

  /// Shares out what one child lacks.
  ///
  /// - Parameters:
  ///   - space: What it lacks; nothing where it is not positive.
  ///   - affected: The tracks that may grow for it.
  ///   - tracks: All tracks.
  ///   - room: How far a track may grow before the others have.
  mutating func add(
    _ space: Double, to affected: [Int], of tracks: [GridTrack], room: (GridTrack) -> Double
  ) {
    guard space > 0 else { return }
    let shares = affected.reduce(0) { $0 + (tracks[$1].share ?? 0) }
    if shares > 0 {
      for index in affected { raise(index, to: space * (tracks[index].share ?? 0) / shares) }
      return
    }
    let growths = sharedOut(space, among: affected) { room(tracks[$0]) }
    let rest = space - growths.reduce(0) { $0 + $1.growth }
    // Beyond their limits grow those whose upper bound children make, or if there are none, all.
    let growing = affected.filter { tracks[$0].growsWithContent }
    let last = growing.isEmpty ? affected.count : growing.count
    for (index, growth) in growths {
      let isGrowing = growing.isEmpty || tracks[index].growsWithContent
      raise(index, to: growth + (isGrowing && rest > 0 ? rest / Double(last) : 0))
    }
  }

  private mutating func raise(_ index: Int, to growth: Double) {
    guard growth > growths[index] else { return }
    if growths[index] == 0 { growing.append(index) }
    growths[index] = growth
  }
}

/// Equal parts of some space, none larger than its room; parts that are smaller leave more to the others.
func sharedOut(_ space: Double, among indices: [Int], room: (Int) -> Double) -> [(index: Int, growth: Double)] {
  let rooms = indices.map { (index: $0, room: max(0, room($0))) }.sorted { $0.room < $1.room }
  var (left, count) = (space, Double(indices.count))
  return rooms.map { index, room in
    let growth = min(room, left / count)
    left -= growth
    count -= 1
    return (index, growth)
  }
}
