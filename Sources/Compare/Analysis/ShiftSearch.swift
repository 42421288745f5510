import Graphics

/// Tries what may have happened between two pictures, the likelier first.
struct ShiftSearch {
  let expected: PixelPlane
  let actual: PixelPlane

  func sameSize(_ box: PixelRect?) -> [Shift] {
    guard let box, let unequal = UnequalLines(expected, actual) else { return [] }
    let all = unequal.box
    let shifts = shifts(within: all, unequal)
    guard shifts.isEmpty, let part = box.clipped(width: actual.width, height: actual.height) else { return shifts }
    // Pixels that differ without counting may lie around the box, a narrower one then is worth a try of its own.
    guard part.width < all.width || part.height < all.height else { return [] }
    return self.shifts(within: part, unequal)
  }

  private func shifts(within box: PixelRect, _ unequal: UnequalLines) -> [Shift] {
    let rows = explanation(.rows, box, unequal)
    // Of what is narrow one says that it moved, not that rows came in one place and went in another.
    if let rows, box.width * 2 >= actual.width { return rows.shifts }
    let columns = rows == nil ? explanation(.columns, box, unequal) : nil
    if let columns, box.height * 2 >= actual.height { return columns.shifts }
    let lines = rows ?? columns
    let movement = MovementSearch(expected: expected, actual: actual, box: box, unequal: unequal).shift()
    guard let movement else { return lines?.shifts ?? [] }
    guard let lines, lines.remaining < movement.remainingDifferentPixels else { return [movement] }
    return lines.shifts
  }

  private func explanation(_ axis: Axis, _ box: PixelRect, _ unequal: UnequalLines) -> LineExplanation? {
    LineSearch(
      expected: expected, actual: actual, axis: axis, expectedLines: axis.lines(of: box),
      actualLines: axis.lines(of: box), across: axis.across(box), unequal: unequal
    )?.explanation()
  }

  func otherSize() -> [Shift] {
    let rows = expected.height == actual.height ? nil : otherSize(.rows, atTheEnd: .columns)
    let columns = expected.width == actual.width ? nil : otherSize(.columns, atTheEnd: .rows)
    guard let rows else { return columns?.shifts ?? [] }
    guard let columns, columns.remaining < rows.remaining else { return rows.shifts }
    return columns.shifts
  }

  // Lines along one axis, compared as far as both pictures reach across; what one of them has more there is told too.
  private func otherSize(_ axis: Axis, atTheEnd other: Axis) -> LineExplanation? {
    let across = min(other.lineCount(expected), other.lineCount(actual))
    guard across > 0, min(axis.lineCount(expected), axis.lineCount(actual)) > 0 else { return nil }
    let search = LineSearch(
      expected: expected, actual: actual, axis: axis, expectedLines: 0..<axis.lineCount(expected),
      actualLines: 0..<axis.lineCount(actual), across: 0..<across)
    guard var explanation = search?.explanation() else { return nil }
    let more = other.lineCount(actual) - other.lineCount(expected)
    guard more != 0, let first = explanation.shifts.first else { return explanation }
    let kinds: (came: Shift.Kind, went: Shift.Kind) =
      other == .rows ? (.rowsInserted, .rowsRemoved) : (.columnsInserted, .columnsRemoved)
    explanation.shifts.append(
      Shift(
        kind: more > 0 ? kinds.came : kinds.went, at: across, count: abs(more), area: first.area,
        remainingDifferentPixels: explanation.remaining))
    return explanation
  }
}
