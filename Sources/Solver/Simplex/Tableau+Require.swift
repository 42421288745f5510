extension Tableau {
  /// Makes `terms + constant >= 0` or `== 0` hold from now on.
  ///
  /// If it cannot, nothing changes, and the row that shows it is returned.
  ///
  /// `uses` tells how many constraints will want a variable replaced by its definition.
  mutating func require(
    _ terms: some Sequence<Entry>, constant: Double, isEquality: Bool,
    uses: (Int32) -> Int = { _ in 0 }
  ) throws(SolverError) -> Int? {
    if let newcomer = newcomer(in: terms, uses: uses) {
      define(newcomer, by: terms, constant: constant, slacks: isEquality ? [] : [Entry(makeSymbol(), -1)])
      return nil
    }
    let row = makeRow(terms, constant: constant)
    return try require(row, isEquality: isEquality, uses: uses) ? nil : row
  }

  private mutating func require(
    _ row: Int, isEquality: Bool, uses: (Int32) -> Int
  ) throws(SolverError) -> Bool {
    if rows.isEmpty(row) { return isHeldAlready(row, isEquality: isEquality) }
    if let parameter = parameter(in: row, uses: uses) {
      define(parameter, by: row, slack: isEquality ? nil : makeSymbol())
      return true
    }
    return isEquality ? try makeZero(row) : try makeNonNegative(row)
  }

  private mutating func isHeldAlready(_ row: Int, isEquality: Bool) -> Bool {
    let value = rows.constants[row]
    guard value >= -tolerance.feasibility, !isEquality || value <= tolerance.feasibility else { return false }
    release(row)
    return true
  }

  private mutating func makeNonNegative(_ row: Int) throws(SolverError) -> Bool {
    guard rows.constants[row] < 0 else {
      setOwner(makeSymbol(), of: row)
      return true
    }
    let arrival = try raise(row)
    if case .zero(let entering) = arrival {
      setOwner(makeSymbol(), of: row)
      pivot(entering, in: row)
      return true
    }
    guard rows.constants[row] >= -tolerance.feasibility else { return false }
    rows.constants[row] = 0
    setOwner(makeSymbol(), of: row)
    return true
  }

  /// Makes a row without parameters 0 from now on, if it can be.
  private mutating func makeZero(_ row: Int) throws(SolverError) -> Bool {
    if rows.constants[row] > 0 { negate(row) }
    if case .zero(let entering) = try raise(row) {
      pivot(entering, in: row)
      return true
    }
    guard rows.constants[row] >= -tolerance.feasibility else { return false }
    // It is 0 already and any growth would lower it, so all its columns are stuck. Solving for one says so without
    // forgetting why, as fixing them would.
    rows.constants[row] = 0
    if let column = greatestColumn(of: row) { pivot(column, in: row) } else { release(row) }
    return true
  }

  private func greatestColumn(of row: Int) -> Int32? {
    rows.entries[rows.range(row)].max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
  }

  /// Brings a row without owner as near to 0 as can be, and keeps it there; false if it could not change anyway.
  mutating func settle(_ row: Int) throws(SolverError) -> Bool {
    if rows.isEmpty(row) {
      release(row)
      return false
    }
    if let parameter = parameter(in: row, uses: { _ in 0 }) {
      define(parameter, by: row)
    } else if try !makeZero(row) {
      fixColumns(of: row)
    }
    return true
  }

  /// Holds all columns of a row at 0 that change it, which keeps it at its optimum, and gives the row up.
  mutating func fixColumns(of row: Int) {
    let symbols = rows.entries[rows.range(row)].filter { abs($0.coefficient) > Tolerance.coefficient }.map(\.symbol)
    release(row)
    fix(symbols)
  }
}
