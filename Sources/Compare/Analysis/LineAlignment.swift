/// Which lines came or went between two pictures; all others belong together, pair by pair.
///
/// Lines that belong together may differ: where as many lines stand on both sides, they have changed rather than been
/// exchanged.
struct LineAlignment {
  let expectedCount: Int
  let actualCount: Int
  /// What came and went, in order.
  private(set) var edits: [LineEdit] = []

  /// Line to line from the first one; what is left over came or went at the end.
  init(expectedCount: Int, actualCount: Int) {
    self.expectedCount = expectedCount
    self.actualCount = actualCount
    let count = min(expectedCount, actualCount)
    add(LineEdit(expected: count..<expectedCount, actual: count..<actualCount))
  }

  /// Completes runs of equal lines.
  ///
  /// - Parameters:
  ///   - equal: runs of equal lines, in order.
  ///   - expectedCount: how many lines the expected picture has.
  ///   - actualCount: how many lines the actual picture has.
  ///   - difference: how far apart the lines of a run are, to choose between two places.
  init(equal: [LineRun], expectedCount: Int, actualCount: Int, difference: (LineRun) -> Int) {
    self.expectedCount = expectedCount
    self.actualCount = actualCount
    let end = LineRun(expected: expectedCount, actual: actualCount, count: 0)
    var (expected, actual) = (0, 0)
    for run in Self.withoutStrays(equal, end) + [end] {
      fill(expected..<run.expected, actual..<run.actual, difference)
      (expected, actual) = (run.expectedEnd, run.actualEnd)
    }
  }

  /// The lines that belong together.
  var runs: [LineRun] {
    var runs: [LineRun] = []
    var (expected, actual) = (0, 0)
    let end = LineEdit(expected: expectedCount..<expectedCount, actual: actualCount..<actualCount)
    for edit in edits + [end] {
      runs.append(
        joining: LineRun(expected: expected, actual: actual, count: edit.expected.lowerBound - expected))
      (expected, actual) = (edit.expected.upperBound, edit.actual.upperBound)
    }
    return runs
  }

  // Few equal lines amid large changes are chance, such as a blank row between two cards that were exchanged.
  private static func withoutStrays(_ runs: [LineRun], _ end: LineRun) -> [LineRun] {
    var kept: [LineRun] = []
    for (index, run) in runs.enumerated() {
      let before = max(run.expected - (kept.last?.expectedEnd ?? 0), run.actual - (kept.last?.actualEnd ?? 0))
      let next = index + 1 < runs.count ? runs[index + 1] : end
      let after = max(next.expected - run.expectedEnd, next.actual - run.actualEnd)
      if run.count * 8 >= min(before, after) { kept.append(run) }
    }
    return kept
  }

  // As many lines as both sides have belong together, from above or from below, whichever leaves less.
  private mutating func fill(_ expected: Range<Int>, _ actual: Range<Int>, _ difference: (LineRun) -> Int) {
    let count = min(expected.count, actual.count)
    let upper = LineRun(expected: expected.lowerBound, actual: actual.lowerBound, count: count)
    let lower = LineRun(expected: expected.upperBound - count, actual: actual.upperBound - count, count: count)
    if count == 0 || expected.count == actual.count || difference(upper) <= difference(lower) {
      add(LineEdit(expected: upper.expectedEnd..<expected.upperBound, actual: upper.actualEnd..<actual.upperBound))
    } else {
      add(LineEdit(expected: expected.lowerBound..<lower.expected, actual: actual.lowerBound..<lower.actual))
    }
  }

  private mutating func add(_ edit: LineEdit) {
    if edit.count > 0 { edits.append(edit) }
  }

  /// Moves edits on as far as they go: among equal lines it cannot be told which came or went, and the first that look
  /// different are where people look.
  mutating func slide(_ numbers: LineNumbers) {
    for index in edits.indices.reversed() {
      let isLast = index + 1 == edits.count
      // Edits must not touch: the lines between them are what tells them apart.
      let end = isLast ? expectedCount : edits[index + 1].expected.lowerBound - 1
      while edits[index].expected.upperBound < end, numbers.canSlide(edits[index]) {
        edits[index] = edits[index].moved(by: 1)
      }
    }
  }
}

extension LineNumbers {
  /// Whether the same came or went one line further on.
  fileprivate func canSlide(_ edit: LineEdit) -> Bool {
    guard edit.expected.upperBound < expected.count, edit.actual.upperBound < actual.count else { return false }
    let next = expected[edit.expected.upperBound]
    guard next == actual[edit.actual.upperBound] else { return false }
    return edit.isInsertion ? actual[edit.actual.lowerBound] == next : expected[edit.expected.lowerBound] == next
  }
}
