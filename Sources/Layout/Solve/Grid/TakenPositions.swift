/// The positions of a line that are taken, as ranges that do not touch.
struct TakenPositions {
  private var ranges: [Range<Int>] = []

  /// Takes positions; those that are taken stay so.
  mutating func take(_ positions: Range<Int>) {
    guard !positions.isEmpty else { return }
    // All that overlap or touch become one.
    let first = index { $0.upperBound >= positions.lowerBound }
    let end = index { $0.lowerBound > positions.upperBound }
    guard first < end else { return ranges.insert(positions, at: first) }
    let lower = min(ranges[first].lowerBound, positions.lowerBound)
    let upper = max(ranges[end - 1].upperBound, positions.upperBound)
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(lower..<upper))
  }

  /// The last of some positions that is taken; nil where all are free.
  func last(in positions: Range<Int>) -> Int? {
    let end = index { $0.lowerBound >= positions.upperBound }
    guard end > 0, ranges[end - 1].upperBound > positions.lowerBound else { return nil }
    return min(ranges[end - 1].upperBound, positions.upperBound) - 1
  }

  /// The number of the first range of which something is true, which is true of all that follow.
  private func index(where isTrue: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
