extension Tableau {
  /// Makes `row >= 0` or `row == 0` hold from now on, for a row without owner; false, and nothing changed, if it cannot.
  ///
  /// `uses` tells how many constraints still to come mention a variable, which is better not solved for.
  mutating func require(
    _ row: Int, isEquality: Bool, uses: (Int32) -> Int = { _ in 0 }
  ) throws(SolverError) -> Bool {
    if rows.isEmpty(row) { return isHeldAlready(row, isEquality: isEquality) }
    if let parameter = parameter(in: row, uses: uses) {
      if !isEquality { setOwner(makeSymbol(), of: row) }
      pivot(parameter, in: row)
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

  /// The parameter of a row that is cheapest to solve for: it is in the fewest other rows, now and later.
  func parameter(in row: Int, uses: (Int32) -> Int) -> Int32? {
    var best: Int32?
    var least = Int.max
    for index in rows.range(row) where isParameter(rows.columns[index]) {
      let symbol = rows.columns[index]
      let count = mentionCount(of: symbol) + uses(symbol)
      if count < least { (best, least) = (symbol, count) }
    }
    return best
  }

  /// Whether any parameter is left in a row.
  func hasParameter(_ row: Int) -> Bool {
    rows.range(row).contains { isParameter(rows.columns[$0]) }
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
    rows.range(row).max { abs(rows.coefficients[$0]) < abs(rows.coefficients[$1]) }.map { rows.columns[$0] }
  }

  /// Brings a row without owner as near to 0 as can be, and keeps it there. Parameters make it 0 at once.
  mutating func settle(_ row: Int) throws(SolverError) {
    if rows.isEmpty(row) { return release(row) }
    if let parameter = parameter(in: row, uses: { _ in 0 }) { return pivot(parameter, in: row) }
    if try !makeZero(row) { fixColumns(of: row) }
  }

  /// Holds all columns of a row at 0 that change it, which keeps it at its optimum, and gives the row up.
  mutating func fixColumns(of row: Int) {
    let symbols = rows.range(row).filter { abs(rows.coefficients[$0]) > Tolerance.coefficient }.map { rows.columns[$0] }
    release(row)
    fix(symbols)
  }
}
