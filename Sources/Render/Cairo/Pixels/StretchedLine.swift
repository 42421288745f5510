/// The pixels of a region in one direction, of which one stands for more.
struct StretchedLine {
  /// How many there are in the tile.
  let size: Int
  /// The one that stands for more, and for how many more.
  let middle, more: Int

  /// Where the values from a place on come from, whether or not they lie in the region.
  func runs(
    from start: Int, count: Int, edge: StretchedCoverage.Edge = .clear
  ) -> [StretchedCoverage.Run] {
    var runs: [StretchedCoverage.Run] = []
    func add(_ places: Range<Int>, _ source: Int?, repeated: Bool) {
      let held = places.clamped(to: start..<start + count)
      guard !held.isEmpty else { return }
      let skipped = repeated ? 0 : held.lowerBound - places.lowerBound
      runs.append(
        StretchedCoverage.Run(
          range: held.lowerBound - start..<held.upperBound - start, source: source.map { $0 + skipped },
          isRepeated: repeated))
    }
    let far = 1 << 40
    guard size > 0 else {
      add(-far..<far, nil, repeated: true)
      return runs
    }
    add(-far..<0, edge == .repeated ? 0 : nil, repeated: true)
    add(0..<middle, 0, repeated: false)
    add(middle..<middle + more + 1, middle, repeated: true)
    add(middle + more + 1..<size + more, middle + 1, repeated: false)
    add(size + more..<far, edge == .repeated ? size - 1 : nil, repeated: true)
    return runs
  }

  /// The same, one by one; -1 is nothing.
  func indices(from start: Int, count: Int, edge: StretchedCoverage.Edge = .clear) -> [Int] {
    var indices = Array(repeating: -1, count: count)
    for run in runs(from: start, count: count, edge: edge) {
      guard let source = run.source else { continue }
      for index in run.range { indices[index] = run.isRepeated ? source : source + index - run.range.lowerBound }
    }
    return indices
  }
}
