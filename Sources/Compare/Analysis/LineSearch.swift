import Graphics

/// Looks for rows or columns that came or went within a part of two pictures.
struct LineSearch {
  let expected: PixelPlane
  let actual: PixelPlane
  let axis: Axis
  /// The lines to look at; the same ones of both pictures where those have one size.
  let expectedLines: Range<Int>
  let actualLines: Range<Int>
  /// The columns that count of a row, the rows of a column.
  let across: Range<Int>
  /// Whether the pictures have as many lines.
  let isSameSize: Bool
  let numbers: LineNumbers

  /// Nil where a glance shows that lines can't account for the difference; `unequal` is known where sizes are the same.
  init?(
    expected: PixelPlane, actual: PixelPlane, axis: Axis, expectedLines: Range<Int>, actualLines: Range<Int>,
    across: Range<Int>, unequal: UnequalLines? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.axis = axis
    self.expectedLines = expectedLines
    self.actualLines = actualLines
    self.across = across
    isSameSize = axis.lineCount(expected) == axis.lineCount(actual)
    let (first, second) = (
      axis.part(lines: expectedLines, across: across), axis.part(lines: actualLines, across: across)
    )
    guard let unequal else {
      self.numbers = LineNumbers(
        expected: lineHashes(expected, first, axis), actual: lineHashes(actual, second, axis))
      return
    }
    func numbers(sparse: Bool) -> LineNumbers {
      let hashes = lineHashes(expected, actual, first, axis, unequal, sparse: sparse)
      return LineNumbers(expected: hashes.expected, actual: hashes.actual)
    }
    if first.width * first.height > 1 << 16 {
      // New lines have their cost however they are told, and already cost too much; see `tell`.
      if numbers(sparse: true).newLines * 2 > unequal.count(actualLines, axis) { return nil }
    }
    let all = numbers(sparse: false)
    if all.newLines * 2 > all.differentLines { return nil }
    self.numbers = all
  }

  /// What came and went, if that accounts for the difference.
  func explanation() -> LineExplanation? {
    let aligned = tell(alignment())
    if isSameSize { return aligned }
    let atTheEnd = tell(LineAlignment(expectedCount: expectedLines.count, actualCount: actualLines.count))
    guard let aligned else { return atTheEnd }
    guard let atTheEnd, atTheEnd.remaining <= aligned.remaining else { return aligned }
    return atTheEnd
  }

  private func alignment() -> LineAlignment {
    let lineCount = expectedLines.count + actualLines.count
    // In proportion to what comparing the pixels takes.
    var aligner = LineAligner(
      expected: numbers.expected, actual: numbers.actual, numberCount: numbers.count,
      limit: lineCount * 8 + lineCount * across.count / 64)
    var alignment = LineAlignment(
      equal: aligner.run(), expectedCount: expectedLines.count, actualCount: actualLines.count,
      difference: differentPixels)
    alignment.slide(numbers)
    return alignment
  }

  private func tell(_ alignment: LineAlignment) -> LineExplanation? {
    // More than a person would want to hear is no explanation.
    guard !alignment.edits.isEmpty, alignment.edits.count <= 16 else { return nil }
    let told = told(alignment)
    let runs = alignment.runs
    let cost = told.reduce(numbers.differentLines(runs)) { $0 + 2 + numbers.novelLines($1.edit) }
    guard !told.isEmpty, !isSameSize || cost * 2 <= numbers.differentLines else { return nil }
    let remaining = runs.reduce(0) { $0 + differentPixels($1) }
    guard accountsForDifference(remaining, runs), isShown(runs, remaining) else { return nil }
    let area = area(runs)
    return LineExplanation(
      shifts: told.map { shift($0.edit, movedBy: $0.offset, area, remaining) }, remaining: remaining)
  }

  // What came or went last is told where it can have gone furthest, at the end of the pictures: below the lines looked
  // at they are equal, and may repeat. What went there was pushed out of the picture, and is not told.
  private func told(_ alignment: LineAlignment) -> [(edit: LineEdit, offset: Int)] {
    var told = alignment.edits.map { (edit: $0, offset: 0) }
    guard isSameSize, let last = alignment.edits.last, repeatsToTheEnd(last) else { return told }
    told.removeLast()
    if last.isInsertion { told.append((last, axis.lineCount(actual) - actualLines.upperBound)) }
    return told
  }

  private func repeatsToTheEnd(_ edit: LineEdit) -> Bool {
    guard edit.expected.upperBound == expectedLines.count, edit.actual.upperBound == actualLines.count else {
      return false
    }
    let end = actualLines.upperBound
    let distance = axis.lineCount(actual) - end
    let first = axis.part(lines: end - edit.count..<end - edit.count + distance, across: across)
    let second = axis.part(lines: end..<end + distance, across: across)
    let plane = edit.isInsertion ? actual : expected
    return plane.isEqual(first, to: plane, x: second.x, y: second.y)
  }

  private func shift(_ edit: LineEdit, movedBy offset: Int, _ area: PixelRect, _ remaining: Int) -> Shift {
    let kind: Shift.Kind =
      switch (axis, edit.isInsertion) {
      case (.rows, true): .rowsInserted
      case (.rows, false): .rowsRemoved
      case (.columns, true): .columnsInserted
      case (.columns, false): .columnsRemoved
      }
    let first =
      edit.isInsertion
      ? actualLines.lowerBound + edit.actual.lowerBound
      : expectedLines.lowerBound + edit.expected.lowerBound
    return Shift(kind: kind, at: first + offset, count: edit.count, area: area, remainingDifferentPixels: remaining)
  }
}
