/// What is known of a system: definitions of variables, and rows that say what must not fall below 0.
///
/// Symbols are numbered: first the variables, which may have any value, then the slacks and errors of constraints, which
/// are never negative. Slacks and errors that own a row are *basic*; the others are the *columns*, and count as 0.
/// A variable that has no definition is a *parameter*: nothing determines it yet.
///
/// What holds between calls:
/// - no row that has an owner mentions a parameter, so parameters never limit a step;
/// - constants of rows that have an owner are not negative, so all columns 0 is always a solution.
struct Tableau {
  /// What takes the place of a row or owner that there is not.
  static let none: Int32 = -1

  let variableCount: Int
  let tolerance: Tolerance
  var rows = RowArena()
  var definitions: Definitions
  /// By symbol, the row that it owns.
  var rowOf: [Int32]
  /// By row, the symbol that owns it; a row without owner is an aim, not an equation.
  var ownerOf: [Int32] = []
  /// By symbol, the value that it has for good, or no number.
  var fixedValues: [Double]
  /// By symbol, rows that mention it and maybe some that no longer do.
  var mentions: [[Int32]]
  /// What the column that was looked at last is in each row that has it.
  private(set) var column: [(row: Int32, coefficient: Double)] = []
  private var seen: [Int32] = []
  private var lookups: Int32 = 0
  /// Memory for sums while they are made into rows.
  var summing = Summing()
  /// What was done to rows, if somebody will ask where one comes from.
  var history: History?

  /// Makes a tableau that knows nothing, with room for what so many constraints need.
  init(variableCount: Int, constraintCount: Int, tolerance: Tolerance, remembers: Bool = false) {
    self.variableCount = variableCount
    self.tolerance = tolerance
    definitions = Definitions(variableCount: variableCount)
    let room = variableCount + 2 * constraintCount
    rowOf = [Int32](repeating: Self.none, count: variableCount, room: room)
    fixedValues = [Double](repeating: .nan, count: variableCount, room: room)
    mentions = [[Int32]](repeating: [], count: variableCount, room: room)
    ownerOf.reserveCapacity(constraintCount)
    seen.reserveCapacity(constraintCount)
    rows.reserve(constraintCount)
    history = remembers ? History(variableCount: variableCount) : nil
  }

  /// The number of symbols and rows, which bounds how many steps are reasonable.
  var size: Int { rowOf.count + rows.count }

  @inline(__always)
  func isVariable(_ symbol: Int32) -> Bool { symbol < variableCount }

  @inline(__always)
  func isFixed(_ symbol: Int32) -> Bool { !fixedValues[Int(symbol)].isNaN }

  /// Makes the symbol of a slack or an error.
  mutating func makeSymbol() -> Int32 {
    rowOf.append(Self.none)
    fixedValues.append(.nan)
    mentions.append([])
    return Int32(rowOf.count - 1)
  }

  /// Makes a row that has neither terms nor owner.
  mutating func makeEmptyRow() -> Int {
    let row = rows.makeRow()
    if row == ownerOf.count {
      ownerOf.append(Self.none)
      seen.append(0)
    }
    return row
  }

  /// Adds a symbol that no row mentions yet to a row.
  mutating func attach(_ symbol: Int32, _ coefficient: Double, to row: Int) {
    rows.replace(symbol, by: symbol, coefficient, in: row)
    mentions[Int(symbol)].append(Int32(row))
  }

  /// Turns a row without owner, which must be 0, into what its new owner is.
  mutating func setOwner(_ symbol: Int32, of row: Int) {
    ownerOf[row] = symbol
    rowOf[Int(symbol)] = Int32(row)
  }

  mutating func negate(_ row: Int) {
    rows.scale(row, by: -1)
    history?.scaled(row, by: -1)
  }

  /// Gives a row up.
  ///
  /// Its owner, if there is one, keeps the value that it has.
  mutating func release(_ row: Int) {
    let owner = ownerOf[row]
    if owner != Self.none {
      rowOf[Int(owner)] = Self.none
      fixedValues[Int(owner)] = rows.constants[row]
      ownerOf[row] = Self.none
    }
    rows.release(row)
  }

  /// Finds all rows that have a column, with its coefficients, and leaves them in `column`.
  mutating func lookUp(_ symbol: Int32) {
    column.removeAll(keepingCapacity: true)
    lookups += 1
    for row in mentions[Int(symbol)] where seen[Int(row)] != lookups {
      seen[Int(row)] = lookups
      let coefficient = rows.coefficient(of: symbol, in: Int(row))
      if coefficient != 0 { column.append((row, coefficient)) }
    }
    mentions[Int(symbol)].removeAll(keepingCapacity: true)
    mentions[Int(symbol)].append(contentsOf: column.lazy.map(\.row))
  }

  /// Sets columns to 0 for good.
  ///
  /// Rows left without a column can never change: they go.
  mutating func fix(_ symbols: [Int32]) {
    for symbol in symbols { fixedValues[Int(symbol)] = 0 }
    for symbol in symbols {
      lookUp(symbol)
      mentions[Int(symbol)] = []
      for (row, _) in column {
        rows.removeColumns(of: Int(row), fixedAt: fixedValues)
        if rows.isEmpty(Int(row)), ownerOf[Int(row)] != Self.none { release(Int(row)) }
      }
    }
  }
}

extension Array {
  /// Equal elements, and room for more.
  fileprivate init(repeating element: Element, count: Int, room: Int) {
    self.init()
    reserveCapacity(room)
    append(contentsOf: repeatElement(element, count: count))
  }
}
