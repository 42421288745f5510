import Scene

/// Which cells the children of a grid stand in: CSS's automatic placement, in order and without going back ("sparse").
struct GridPlacement {
  /// A child and its tracks, from 0.
  struct Item {
    var child: Int
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private(set) var items: [Item] = []
  /// The tracks that are named and those that had to be added.
  private(set) var columns: Int
  private(set) var rows: Int
  /// What there would be of the kind of tracks that are too many; nil where none are.
  private(set) var excess: (word: String, count: Int, limit: Int)?
  /// What it was made for.
  let namedColumns, namedRows: Int

  /// Places children.
  ///
  /// - Parameters:
  ///   - children: The children, with what they say of their cells.
  ///   - columns: The columns that are named.
  ///   - rows: The rows that are named.
  ///   - flow: Which cells come next.
  init(_ children: [(child: Int, cell: Style.Cell)], columns: Int, rows: Int, flow: GridSpec.Flow) {
    (namedColumns, namedRows) = (columns, rows)
    (self.columns, self.rows) = (max(1, columns), rows)
    if flow == .row, children.allSatisfy({ $0.cell == Style.Cell() }) {
      fillRows(children.map(\.child))
    } else {
      place(children, flow)
    }
    self.columns = max(self.columns, items.reduce(0) { max($0, $1.columns.upperBound) })
    self.rows = max(1, self.rows, items.reduce(0) { max($0, $1.rows.upperBound) })
    cut(to: max(Self.most, children.count))
  }

  /// As many tracks as spans make on an axis; each child may have one of its own.
  static let most = 100_000

  /// Leaves out the tracks after so many; what is in them goes to the last.
  private mutating func cut(to most: Int) {
    guard max(rows, columns) > most else { return }
    excess = rows > most ? ("rows", rows, most) : ("columns", columns, most)
    func kept(_ tracks: Range<Int>) -> Range<Int> {
      let first = min(tracks.lowerBound, most - 1)
      return first..<max(first + 1, min(tracks.upperBound, most))
    }
    for index in items.indices {
      items[index].rows = kept(items[index].rows)
      items[index].columns = kept(items[index].columns)
    }
    (rows, columns) = (min(rows, most), min(columns, most))
  }

  /// The usual case: one child a cell, one after the other.
  private mutating func fillRows(_ children: [Int]) {
    items = children.enumerated().map { index, child in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Item(child: child, columns: column..<column + 1, rows: row..<row + 1)
    }
  }

  private mutating func place(_ children: [(child: Int, cell: Style.Cell)], _ flow: GridSpec.Flow) {
    let wishes = children.map { CellWish($0.cell, flow) }
    var filling = CellFilling(wishes, named: flow == .row ? columns : max(1, rows))
    let areas = filling.areas(for: wishes)
    items = zip(children, areas).map { child, area in
      flow == .row
        ? Item(child: child.child, columns: area.minor, rows: area.major)
        : Item(child: child.child, columns: area.major, rows: area.minor)
    }
  }
}

/// What a child says of its cells: lines are rows where cells are filled row by row.
struct CellWish {
  /// The first line and the first position in it, from 0.
  var major, minor: Int?
  var majorSpan, minorSpan: Int

  init(_ cell: Style.Cell, _ flow: GridSpec.Flow) {
    let (column, row) = (cell.column.map { $0 - 1 }, cell.row.map { $0 - 1 })
    (major, minor) = flow == .row ? (row, column) : (column, row)
    (majorSpan, minorSpan) = flow == .row ? (cell.rowSpan, cell.columnSpan) : (cell.columnSpan, cell.rowSpan)
  }

  /// The cells from a place on.
  func area(_ major: Int, _ minor: Int) -> CellOccupancy.Area {
    CellOccupancy.Area(major: major..<major + majorSpan, minor: minor..<minor + minorSpan)
  }
}
