extension Tableau {
  /// Adds an optional constraint `terms + constant >= 0` or `== 0` by giving it room for errors.
  ///
  /// What is allowed stays the same; the errors, which are added to a list with what a unit of them costs, are not
  /// yet small.
  mutating func prefer(
    _ terms: some Sequence<Entry>, constant: Double, isEquality: Bool, weight: Double,
    prices: inout [Entry]
  ) {
    // terms + constant == above - below, where both cost if equality is asked, and else only what is below.
    let (above, below): (Int32, Int32)
    if let newcomer = newcomer(in: terms, uses: { _ in 0 }) {
      (above, below) = (makeSymbol(), makeSymbol())
      define(newcomer, by: terms, constant: constant, slacks: [Entry(above, -1), Entry(below, 1)])
    } else {
      let row = makeRow(terms, constant: constant)
      if rows.isEmpty(row) { return release(row) }
      (above, below) = (makeSymbol(), makeSymbol())
      balance(row, above, below)
    }
    prices.append(Entry(below, weight))
    if isEquality { prices.append(Entry(above, weight)) }
  }

  /// Makes a row be `above - below`.
  ///
  /// With a parameter both are 0; else the one is that makes up for the row's value.
  private mutating func balance(_ row: Int, _ above: Int32, _ below: Int32) {
    if let parameter = parameter(in: row, uses: { _ in 0 }) {
      attach(below, 1, to: row)
      return define(parameter, by: row, slack: above)
    }
    let isNegative = rows.constants[row] < 0
    if isNegative { negate(row) }
    // Where one column alone can make up for the value, it does. Most errors are avoidable without harm to others, and
    // finding that out one by one saves looking at all prices with every step.
    let entering = isNegative ? columnToZero(of: row) : nil
    attach(isNegative ? above : below, 1, to: row)
    setOwner(isNegative ? below : above, of: row)
    if let entering { pivot(entering, in: row) }
  }

  /// The column that lowers a row the most, if nothing stops it before the row is 0.
  private mutating func columnToZero(of row: Int) -> Int32? {
    guard let entry = rows.entries[rows.range(row)].min(by: { $0.coefficient < $1.coefficient }),
      entry.coefficient < -Tolerance.coefficient
    else { return nil }
    lookUp(entry.symbol)
    let step = limit(cautious: false)?.step ?? .infinity
    return rows.constants[row] <= step * -entry.coefficient ? entry.symbol : nil
  }

  /// Makes the sum of errors as small as can be, and keeps it there.
  ///
  /// What would make it greater is held at 0, so the tableau shrinks with every level of priority, and a lower level
  /// cannot touch what a higher one has achieved. That is why priorities need no huge numbers.
  mutating func minimise(_ prices: [Entry]) throws(SolverError) {
    guard !prices.isEmpty else { return }
    let aim = makeRow(prices, constant: 0)
    _ = try minimise(aim)
    fixColumns(of: aim)
  }
}
