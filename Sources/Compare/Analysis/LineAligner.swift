/// Finds equal lines of two sequences in the same order in both.
///
/// Lines that are unique in both sequences come first, and what stands between them is aligned in itself, as patience
/// diff does: so repeated lines, as blank ones are, are matched from what stands beside them. Where nothing is unique,
/// the shortest list of edits is looked for, which takes time with each edit and so is given up at a bound.
struct LineAligner {
  private let expected: [Int32]
  private let actual: [Int32]
  private let limit: Int
  /// How often a line was looked at.
  private(set) var steps = 0
  private var runs: [LineRun] = []
  private var unique: UniqueLines

  /// Takes two sequences of numbers from 0 to `numberCount - 1`, and how many steps may be spent.
  init(expected: [Int32], actual: [Int32], numberCount: Int, limit: Int) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
    unique = UniqueLines(numberCount: numberCount)
  }

  /// The runs of equal lines.
  mutating func run() -> [LineRun] {
    align(0..<expected.count, 0..<actual.count, depth: 0)
    return runs
  }

  private mutating func align(_ first: Range<Int>, _ second: Range<Int>, depth: Int) {
    var (first, second) = (first, second)
    let prefix = commonPrefix(first, second)
    runs.append(joining: LineRun(expected: first.lowerBound, actual: second.lowerBound, count: prefix))
    first = first.lowerBound + prefix..<first.upperBound
    second = second.lowerBound + prefix..<second.upperBound
    let suffix = commonSuffix(first, second)
    first = first.lowerBound..<first.upperBound - suffix
    second = second.lowerBound..<second.upperBound - suffix
    if !first.isEmpty && !second.isEmpty { alignMiddle(first, second, depth) }
    runs.append(joining: LineRun(expected: first.upperBound, actual: second.upperBound, count: suffix))
  }

  private mutating func alignMiddle(_ first: Range<Int>, _ second: Range<Int>, _ depth: Int) {
    let cost = 2 * (first.count + second.count)
    guard depth < 16, steps + cost <= limit else { return }
    steps += cost
    let anchors = unique.anchors(expected, first, actual, second)
    guard !anchors.isEmpty else {
      var search = ShortestEdits(expected: expected, actual: actual, limit: limit - steps)
      for run in search.run(first, second) { runs.append(joining: run) }
      steps += search.steps
      return
    }
    var (nextFirst, nextSecond) = (first.lowerBound, second.lowerBound)
    for anchor in anchors {
      align(nextFirst..<anchor.expected, nextSecond..<anchor.actual, depth: depth + 1)
      runs.append(joining: anchor)
      (nextFirst, nextSecond) = (anchor.expectedEnd, anchor.actualEnd)
    }
    align(nextFirst..<first.upperBound, nextSecond..<second.upperBound, depth: depth + 1)
  }

  private mutating func commonPrefix(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    let count = min(first.count, second.count)
    var length = 0
    while length < count && expected[first.lowerBound + length] == actual[second.lowerBound + length] { length += 1 }
    steps += length + 1
    return length
  }

  private mutating func commonSuffix(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    let count = min(first.count, second.count)
    var length = 0
    while length < count && expected[first.upperBound - 1 - length] == actual[second.upperBound - 1 - length] {
      length += 1
    }
    steps += length + 1
    return length
  }
}
