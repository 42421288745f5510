import Graphics

/// An edge of a polygon, as the rows whose centres it meets and where.
struct MaskEdge {
  /// The rows of the picture whose centres lie between its ends; the upper end is part of it and the lower one is not.
  let rows: Range<Int>
  private let start: Point
  private let end: Point
  private let columns: Int

  /// Nil where it meets no row.
  ///
  /// - Parameters:
  ///   - start: a corner, of finite numbers.
  ///   - end: the next one.
  ///   - width: how many columns the picture has.
  ///   - height: how many rows.
  init?(from start: Point, to end: Point, width: Int, height: Int) {
    let upper = firstCenter(from: min(start.y, end.y), limit: height)
    let lower = firstCenter(from: max(start.y, end.y), limit: height)
    guard upper < lower else { return nil }
    rows = upper..<lower
    (self.start, self.end, columns) = (start, end, width)
  }

  /// The first column whose centre is not left of the edge; the number of columns where all are.
  func column(at row: Int) -> Int {
    // Of halves, whose differences are always finite; halving and doubling change no digit.
    let height = end.y / 2 - start.y / 2
    let share = ((Double(row) + 0.5) / 2 - start.y / 2) / height
    return firstCenter(from: (start.x / 2 + share * (end.x / 2 - start.x / 2)) * 2, limit: columns)
  }

  /// Where the run of rows that have the same column as one of them ends.
  ///
  /// Rounding keeps order, so columns only grow or only shrink from row to row, and the end can be searched for: steep
  /// edges in tall pictures have few runs.
  func endOfRun(from row: Int, column: Int) -> Int {
    var (inside, step) = (row, 1)
    while inside + step < rows.upperBound, self.column(at: inside + step) == column {
      inside += step
      step *= 2
    }
    var outside = min(inside + step, rows.upperBound)
    while outside - inside > 1 {
      let middle = inside + (outside - inside) / 2
      if self.column(at: middle) == column { inside = middle } else { outside = middle }
    }
    return outside
  }
}

/// The first column or row whose centre is not before a place, between 0 and a limit.
private func firstCenter(from place: Double, limit: Int) -> Int {
  let center = (place - 0.5).rounded(.up)
  return center >= Double(limit) ? limit : center > 0 ? Int(center) : 0
}
