import Scene

/// `fillProportionally`: lengths that are to each other as those of the contents are.
extension StackRow {
  func proportionalLengths(in length: Double) -> [Double] {
    if let outer { return uikitLengths(in: length, outer: outer) }
    var lengths = items.map(\.least)
    let indices = items.indices.filter { items[$0].length > Self.noise }
    guard !indices.isEmpty else { return equalLengths(in: length) }
    for index in indices { lengths[index] = 0 }
    let shares = WeightedShares(
      indices.map { index in
        var item = items[index]
        item.weight = item.length
        return item
      })
    for (index, share) in zip(indices, shares.lengths(of: free(lengths, in: length))) { lengths[index] = share }
    return lengths
  }

  /// Without any content there is no proportion but that of equals.
  private func equalLengths(in length: Double) -> [Double] {
    Array(repeating: ((length - gaps) / Double(items.count)).size, count: items.count)
  }

  /// UIStackView's own arithmetic: each child is its part of contents and gaps together, times the whole stack with its
  /// margins, the first of them first; so the last one has what remains.
  private func uikitLengths(in length: Double, outer: Double) -> [Double] {
    let whole = items.reduce(gaps) { $0 + $1.length }
    guard whole > Self.noise else { return equalLengths(in: length) }
    var rest = (length - gaps).size
    var lengths = items.dropLast().map { item in
      let share = min((item.length / whole * outer).size, rest)
      rest -= share
      return share
    }
    lengths.append(rest)
    return lengths
  }
}
