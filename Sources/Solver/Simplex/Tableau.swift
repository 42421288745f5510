/// A system solved for some of its symbols: each row says what one symbol, its owner, is in terms of others.
///
/// Symbols are numbered: first the variables, which may have any value, then the slacks and errors of constraints, which
/// are never negative. A symbol that owns a row is *basic*; the others are the *columns* and count as 0. A variable that
/// owns no row is a *parameter*: nothing determines it yet.
///
/// What holds between calls:
/// - no row owned by a slack or error mentions a parameter, so parameters never limit a step;
/// - constants of rows owned by slacks and errors are not negative, so all columns 0 is always a solution.
struct Tableau {
  /// What takes the place of a row or owner that there is not.
  static let none: Int32 = -1

  let variableCount: Int
  let tolerance: Tolerance
  var rows = RowArena()
  /// By symbol, the row that it owns.
  private(set) var rowOf: [Int32]
  /// By row, the symbol that owns it; a row without owner is an aim, not an equation.
  private(set) var ownerOf: [Int32] = []
  /// By symbol, rows that mention it and maybe some that no longer do.
  private var mentions: [[Int32]]
  /// What the column that was looked at last is in each row that has it.
  private(set) var column: [(row: Int32, coefficient: Double)] = []
  private var seen: [Int32] = []
  private var isFixed: [Bool]
  private var lookups: Int32 = 0
  private var sum = Accumulator()
  private var (columnBuffer, coefficientBuffer): ([Int32], [Double]) = ([], [])
  /// What was done to rows, if somebody will ask where one comes from.
  var history: History?

  init(variableCount: Int, tolerance: Tolerance, remembers: Bool = false) {
    self.variableCount = variableCount
    self.tolerance = tolerance
    rowOf = [Int32](repeating: Self.none, count: variableCount)
    mentions = [[Int32]](repeating: [], count: variableCount)
    isFixed = [Bool](repeating: false, count: variableCount)
    history = remembers ? History() : nil
  }

  /// The number of symbols and rows, which bounds how many steps are reasonable.
  var size: Int { rowOf.count + rows.count }

  @inline(__always)
  func isParameter(_ symbol: Int32) -> Bool { symbol < variableCount && rowOf[Int(symbol)] == Self.none }

  /// Whether a row is one of those that must not fall below 0.
  @inline(__always)
  func isRestricted(_ row: Int) -> Bool { ownerOf[row] >= variableCount }

  /// How many rows a symbol is known to be in, at most.
  func mentionCount(of symbol: Int32) -> Int { mentions[Int(symbol)].count }

  mutating func makeSymbol() -> Int32 {
    rowOf.append(Self.none)
    isFixed.append(false)
    mentions.append([])
    return Int32(rowOf.count - 1)
  }

  /// The value of a variable at the current corner: all columns 0.
  func value(of variable: Int32) -> Double {
    let row = rowOf[Int(variable)]
    return row == Self.none ? 0 : rows.constants[Int(row)]
  }
}

extension Tableau {
  /// Makes a row without owner of a sum of symbols, those that own rows replaced by what they are.
  ///
  /// Symbols without a value yet, like those of a constraint's error, may be among them.
  mutating func makeRow(_ terms: some Sequence<(symbol: Int32, coefficient: Double)>, constant: Double) -> Int {
    let row = makeEmptyRow()
    history?.began(row)
    sum.reserve(rowOf.count)
    sum.add(constant)
    for (symbol, coefficient) in terms {
      let owned = rowOf[Int(symbol)]
      if owned == Self.none {
        sum.add(coefficient, symbol)
      } else {
        add(coefficient, ofRow: Int(owned))
        history?.added(coefficient, of: Int(owned), to: row)
      }
    }
    rows.constants[row] = sum.take(columns: &columnBuffer, coefficients: &coefficientBuffer)
    rows.set(row, columns: columnBuffer, coefficients: coefficientBuffer)
    for symbol in columnBuffer { mentions[Int(symbol)].append(Int32(row)) }
    return row
  }

  private mutating func makeEmptyRow() -> Int {
    let row = rows.makeRow()
    if row == ownerOf.count {
      ownerOf.append(Self.none)
      seen.append(0)
    }
    return row
  }

  private mutating func add(_ factor: Double, ofRow row: Int) {
    sum.add(factor * rows.constants[row])
    for index in rows.range(row) { sum.add(factor * rows.coefficients[index], rows.columns[index]) }
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

  mutating func release(_ row: Int) {
    if ownerOf[row] != Self.none { rowOf[Int(ownerOf[row])] = Self.none }
    ownerOf[row] = Self.none
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

  /// Sets columns to 0 for good. Rows of slacks and errors that are left without a column can never change: they go.
  mutating func fix(_ symbols: [Int32]) {
    for symbol in symbols { isFixed[Int(symbol)] = true }
    for symbol in symbols {
      lookUp(symbol)
      mentions[Int(symbol)] = []
      for (row, _) in column {
        rows.removeColumns(of: Int(row)) { isFixed[Int($0)] }
        if rows.isEmpty(Int(row)), isRestricted(Int(row)) { release(Int(row)) }
      }
    }
  }
}

extension Tableau {
  /// Solves a row for one of its columns, which becomes its owner, and puts that into all other rows.
  ///
  /// The owner before, if there was one, becomes a column.
  mutating func pivot(_ entering: Int32, in row: Int) {
    lookUp(entering)
    solve(row, for: entering)
    for (other, factor) in column where Int(other) != row {
      rows.add(factor, of: row, to: Int(other), replacing: entering)
      history?.added(factor, of: row, to: Int(other))
      for symbol in rows.newColumns { mentions[Int(symbol)].append(other) }
    }
    mentions[Int(entering)] = []
    setOwner(entering, of: row)
  }

  private mutating func solve(_ row: Int, for entering: Int32) {
    let factor = -1 / rows.coefficient(of: entering, in: row)
    rows.scale(row, by: factor)
    history?.scaled(row, by: factor)
    let leaving = ownerOf[row]
    if leaving == Self.none {
      rows.replace(entering, by: entering, 0, in: row)
    } else {
      rows.replace(entering, by: leaving, -factor, in: row)
      rowOf[Int(leaving)] = Self.none
      mentions[Int(leaving)] = [Int32(row)]
    }
  }
}
