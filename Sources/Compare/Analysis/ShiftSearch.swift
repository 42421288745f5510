import Graphics

/// Tries what may have happened between two pictures, the likelier first.
struct ShiftSearch {
  let expected: PixelPlane
  let actual: PixelPlane

  func sameSize(_ box: PixelRect?) -> [Shift] {
    guard let box, let all = expected.differenceBox(from: actual) else { return [] }
    let shifts = shifts(within: all)
    guard shifts.isEmpty, let part = box.clipped(width: actual.width, height: actual.height), part != all else {
      return shifts
    }
    return self.shifts(within: part)
  }

  private func shifts(within box: PixelRect) -> [Shift] {
    let rows = explanation(.rows, box)
    // Of what is narrow one says that it moved, not that rows came in one place and went in another.
    if let rows, box.width * 2 >= actual.width { return rows.shifts }
    let columns = rows == nil ? explanation(.columns, box) : nil
    if let columns, box.height * 2 >= actual.height { return columns.shifts }
    let lines = rows ?? columns
    let movement = MovementSearch(expected: expected, actual: actual, box: box).shift()
    guard let movement else { return lines?.shifts ?? [] }
    guard let lines, lines.remaining < movement.remainingDifferentPixels else { return [movement] }
    return lines.shifts
  }

  private func explanation(_ axis: Axis, _ box: PixelRect) -> LineExplanation? {
    LineSearch(
      expected: expected, actual: actual, axis: axis, expectedLines: axis.lines(of: box),
      actualLines: axis.lines(of: box), across: axis.across(box)
    ).explanation()
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
    let search = LineSearch(
      expected: expected, actual: actual, axis: axis, expectedLines: 0..<axis.lineCount(expected),
      actualLines: 0..<axis.lineCount(actual), across: 0..<across)
    guard var explanation = search.explanation() else { return nil }
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
