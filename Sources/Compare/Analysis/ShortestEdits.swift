/// Finds the shortest list of edits between two sequences, by Myers' greedy algorithm, up to a number of steps.
struct ShortestEdits {
  private let expected: ArraySlice<Int32>
  private let actual: ArraySlice<Int32>
  private let limit: Int
  private(set) var steps = 0
  /// How far each diagonal was reached, by number of edits.
  ///
  /// So many edits have `2 * edits + 1` places in the expected sequence, -1 for diagonals that were not reached. The
  /// diagonal of a pair of places is the expected one less the actual one.
  private var reached: [Int32] = []
  // What is remembered grows with the square of the edits; these are 9 MB.
  private static let editLimit = 1500

  init(expected: ArraySlice<Int32>, actual: ArraySlice<Int32>, limit: Int) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
  }

  /// The runs of equal lines; none where the steps do not suffice.
  mutating func run() -> [LineRun] {
    for edits in 0...min(expected.count + actual.count, Self.editLimit) {
      if steps + edits + 1 > limit { return [] }
      if let diagonal = advance(edits) { return trace(edits, diagonal) }
    }
    return []
  }

  // Reaches as far as so many edits allow; the diagonal on which both ends are reached, nil where none is.
  private mutating func advance(_ edits: Int) -> Int? {
    var (steps, reached) = (steps, [Int32]())
    swap(&reached, &self.reached)
    defer {
      swap(&reached, &self.reached)
      self.steps = steps
    }
    reached.append(contentsOf: repeatElement(-1, count: 2 * edits + 1))
    let (width, height) = (expected.count, actual.count)
    return reached.withUnsafeMutableBufferPointer { reached in
      expected.withUnsafeBufferPointer { expected in
        actual.withUnsafeBufferPointer { actual in
          for diagonal in stride(from: -edits, through: edits, by: 2) {
            steps &+= 1
            var x = start(UnsafeBufferPointer(reached), edits, diagonal).x
            if x < 0 { continue }
            while x < width && x &- diagonal < height && expected[x] == actual[x &- diagonal] {
              x &+= 1
              steps &+= 1
            }
            reached[edits &* edits &+ edits &+ diagonal] = Int32(truncatingIfNeeded: x)
            if x == width && x &- diagonal == height { return diagonal }
          }
          return nil
        }
      }
    }
  }

  /// How far a diagonal is reached by one more edit, -1 where that leads out of a sequence, and from which diagonal.
  @inline(__always)
  private func start(_ reached: UnsafeBufferPointer<Int32>, _ edits: Int, _ diagonal: Int) -> (x: Int, from: Int) {
    if edits == 0 { return (0, 0) }
    let row = (edits &- 1) &* edits
    var (inserted, removed) = (-1, -1)
    if diagonal < edits &- 1 { inserted = Int(reached[row &+ diagonal &+ 1]) }
    if diagonal > 1 &- edits { removed = Int(reached[row &+ diagonal &- 1]) }
    if inserted &- diagonal > actual.count { inserted = -1 }
    if removed >= 0 { removed = removed < expected.count ? removed &+ 1 : -1 }
    return inserted >= removed ? (inserted, diagonal &+ 1) : (removed, diagonal &- 1)
  }

  private func trace(_ edits: Int, _ diagonal: Int) -> [LineRun] {
    var runs: [LineRun] = []
    var (diagonal, end) = (diagonal, expected.count)
    reached.withUnsafeBufferPointer { reached in
      for edits in stride(from: edits, through: 0, by: -1) {
        let (x, from) = start(reached, edits, diagonal)
        if end > x {
          let run = LineRun(expected: expected.startIndex + x, actual: actual.startIndex + x - diagonal, count: end - x)
          runs.append(run)
        }
        end = from < diagonal ? x - 1 : x
        diagonal = from
      }
    }
    return runs.reversed()
  }
}
