/// Shares of a length by weight, each kept between its own bounds.
///
/// There is one level at which `weight * level`, bounded, adds up to the length; it lies between two of the levels at
/// which a bound begins or ceases to hold, and between those the sum is a straight line.
struct WeightedShares {
  private let items: [StackRow.Item]

  init(_ items: [StackRow.Item]) { self.items = items }

  /// The shares; where no level fits, everything is at a bound.
  func lengths(of length: Double) -> [Double] {
    let weight = items.reduce(0) { $0 + $1.weight }
    let equal = items.map { (length / weight).size * $0.weight }
    // Without a bound in the way nothing has to be searched.
    guard zip(items, equal).contains(where: { $1 < $0.least || $1 > $0.most }) else { return equal }
    let level = level(for: length)
    return items.map { bounded($0, at: level) }
  }

  private func bounded(_ item: StackRow.Item, at level: Double) -> Double {
    max(min(item.weight * level, item.most), item.least)
  }

  private func level(for length: Double) -> Double {
    // At each level, how much faster the sum grows from there on.
    let bends = items.filter { $0.least < $0.most }.flatMap { item -> [(level: Double, change: Double)] in
      [(item.least / item.weight, item.weight), (item.most / item.weight, -item.weight)]
    }
    var (sum, slope, last) = (items.reduce(0) { $0 + bounded($1, at: 0) }, 0.0, 0.0)
    for bend in bends.sorted(by: { ($0.level, $0.change) < ($1.level, $1.change) }) {
      let next = sum + slope * (bend.level - last)
      if next >= length { break }
      (sum, slope, last) = (next, slope + bend.change, bend.level)
    }
    return slope > 0 ? last + max(0, length - sum) / slope : last
  }
}
