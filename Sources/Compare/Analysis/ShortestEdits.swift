/// Finds the shortest list of edits between two sequences, by Myers' greedy algorithm, up to a number of steps.
struct ShortestEdits {
  private let expected: [Int32]
  private let actual: [Int32]
  private let limit: Int
  private(set) var steps = 0
  /// For each number of edits, how far each diagonal was reached: `2 * edits + 1` places in the expected sequence.
  private var reached: [Int32] = []
  private var (width, height) = (0, 0)
  // What is remembered grows with the square of the edits; these are 9 MB.
  private let editLimit = 1500

  init(expected: [Int32], actual: [Int32], limit: Int) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
  }

  /// The runs of equal lines; none where the steps do not suffice.
  mutating func run(_ first: Range<Int>, _ second: Range<Int>) -> [LineRun] {
    (width, height) = (first.count, second.count)
    reached.removeAll()
    var edits = 0
    while edits <= min(width + height, editLimit) {
      if steps + 2 * edits + 1 > limit { return [] }
      if let diagonal = advance(edits, first, second) { return trace(edits, diagonal, first, second) }
      edits += 1
    }
    return []
  }

  // Reaches as far as so many edits allow; the diagonal on which both ends are reached, nil where none is.
  private mutating func advance(_ edits: Int, _ first: Range<Int>, _ second: Range<Int>) -> Int? {
    reached.append(contentsOf: repeatElement(-1, count: 2 * edits + 1))
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      steps += 1
      guard var x = start(edits, diagonal)?.x else { continue }
      while x < width && x - diagonal < height
        && expected[first.lowerBound + x] == actual[second.lowerBound + x - diagonal]
      {
        x += 1
        steps += 1
      }
      reached[edits * edits + edits + diagonal] = Int32(truncatingIfNeeded: x)
      if x == width && x - diagonal == height { return diagonal }
    }
    return nil
  }

  /// How far a diagonal is reached by one more edit, and from which diagonal; nil where that leads out of a sequence.
  private func start(_ edits: Int, _ diagonal: Int) -> (x: Int, from: Int)? {
    if edits == 0 { return (0, 0) }
    let inserted = place(edits - 1, diagonal + 1).flatMap { $0 - diagonal <= height ? $0 : nil }
    let removed = place(edits - 1, diagonal - 1).flatMap { $0 < width ? $0 + 1 : nil }
    guard let removed else { return inserted.map { ($0, diagonal + 1) } }
    guard let inserted, inserted >= removed else { return (removed, diagonal - 1) }
    return (inserted, diagonal + 1)
  }

  private func place(_ edits: Int, _ diagonal: Int) -> Int? {
    guard abs(diagonal) <= edits else { return nil }
    let x = reached[edits * edits + edits + diagonal]
    return x < 0 ? nil : Int(x)
  }

  private func trace(_ edits: Int, _ diagonal: Int, _ first: Range<Int>, _ second: Range<Int>) -> [LineRun] {
    var runs: [LineRun] = []
    var (edits, diagonal, end) = (edits, diagonal, width)
    while edits >= 0, let (x, from) = start(edits, diagonal) {
      if end > x {
        runs.append(
          LineRun(expected: first.lowerBound + x, actual: second.lowerBound + x - diagonal, count: end - x))
      }
      if edits > 0 { end = place(edits - 1, from) ?? 0 }
      (edits, diagonal) = (edits - 1, from)
    }
    return runs.reversed()
  }
}
