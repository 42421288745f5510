/// Finds lines that are there once in each of two sequences, most of them in the same order.
struct UniqueLines {
  /// For each number how often it is there, at most 2, and where; zeroes between two uses.
  private var expectedCounts: [UInt8]
  private var actualCounts: [UInt8]
  private var places: [Int32]

  init(numberCount: Int) {
    expectedCounts = Array(repeating: 0, count: numberCount)
    actualCounts = expectedCounts
    places = Array(repeating: 0, count: numberCount)
  }

  /// The longest list of such lines whose order is the same in both, as runs of one line and more.
  mutating func anchors(
    _ expected: [Int32], _ first: Range<Int>, _ actual: [Int32], _ second: Range<Int>
  ) -> [LineRun] {
    for index in first { expectedCounts[Int(expected[index])] = min(expectedCounts[Int(expected[index])] + 1, 2) }
    for index in second {
      let number = Int(actual[index])
      actualCounts[number] = min(actualCounts[number] + 1, 2)
      places[number] = Int32(truncatingIfNeeded: index)
    }
    var pairs: [(expected: Int, actual: Int)] = []
    for index in first {
      let number = Int(expected[index])
      if expectedCounts[number] == 1 && actualCounts[number] == 1 { pairs.append((index, Int(places[number]))) }
    }
    for index in first { expectedCounts[Int(expected[index])] = 0 }
    for index in second { actualCounts[Int(actual[index])] = 0 }
    var runs: [LineRun] = []
    for index in longestRise(pairs.map(\.actual)) {
      runs.append(joining: LineRun(expected: pairs[index].expected, actual: pairs[index].actual, count: 1))
    }
    return runs
  }
}

/// The places of a longest list of values that rise, by patience sorting.
private func longestRise(_ values: [Int]) -> [Int] {
  // For each length the place where the list of this length with the smallest last value ends.
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: values.count)
  for index in values.indices {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    result.append(index)
    index = before[index]
  }
  return result.reversed()
}
