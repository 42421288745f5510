import Scene

/// `fillProportionally`: lengths that are to each other as those of the contents are.
extension StackRow {
  /// Children that say their length have it, as UIStackView's wishes for proportions are weaker than that.
  func proportionalLengths(in length: Double) -> [Double] {
    let whole = items.reduce(gaps) { $0 + $1.length }
    if let outer, whole > Self.noise { return uikitLengths(in: length, outer: outer, whole: whole) }
    var lengths = items.map(\.range.least)
    // Without any content there is no proportion but that of equals.
    let hasContent = items.contains { $0.length > Self.noise }
    let indices = items.indices.filter { !hasContent || items[$0].length > Self.noise }
    for index in indices { lengths[index] = 0 }
    let shares = WeightedShares(
      indices.map { index in
        var item = items[index]
        item.weight = hasContent ? item.length : 1
        (item.least, item.most) = item.range
        return item
      })
    for (index, share) in zip(indices, shares.lengths(of: free(lengths, in: length))) { lengths[index] = share }
    return lengths
  }

  /// UIStackView's own arithmetic: each child is its part of contents and gaps together, times the stack with margins.
  ///
  /// The first of them comes first, so the last one has what remains. Each keeps within its bounds, and leaves to those
  /// after it what theirs need.
  private func uikitLengths(in length: Double, outer: Double, whole: Double) -> [Double] {
    var after = [(least: 0.0, most: 0.0)]
    for item in items.reversed() {
      let (range, last) = (item.range, after[after.count - 1])
      after.append((last.least + range.least, last.most + range.most))
    }
    var rest = (length - gaps).size
    return items.enumerated().map { index, item in
      let (range, others) = (item.range, after[items.count - 1 - index])
      let share = (item.length / whole * outer).size
      let fitting = max(min(share, rest - others.least), rest - others.most)
      let length = max(min(fitting, range.most), range.least)
      rest -= length
      return length
    }
  }
}
