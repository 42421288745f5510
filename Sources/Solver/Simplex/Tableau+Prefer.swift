extension Tableau {
  /// A symbol that measures an error, and what a unit of it costs.
  struct Price {
    var symbol: Int32
    var weight: Double
  }

  /// Adds an optional constraint `terms + constant >= 0` or `== 0` by giving it room for errors.
  ///
  /// What is allowed stays the same; the errors, whose prices are added to a list, are not yet small.
  mutating func prefer(
    _ terms: some Sequence<(symbol: Int32, coefficient: Double)>, constant: Double, isEquality: Bool, weight: Double,
    prices: inout [Price]
  ) {
    // terms + constant == above - below, where both cost if equality is asked, and else only what is below.
    let (above, below) = (makeSymbol(), makeSymbol())
    if let newcomer = newcomer(in: terms, uses: { _ in 0 }) {
      define(newcomer, by: terms, constant: constant, slacks: [(above, -1), (below, 1)])
    } else {
      let row = makeRow(terms, constant: constant)
      if rows.isEmpty(row) { return release(row) }
      balance(row, above, below)
    }
    prices.append(Price(symbol: below, weight: weight))
    if isEquality { prices.append(Price(symbol: above, weight: weight)) }
  }

  /// Makes a row be `above - below`. With a parameter both are 0; else the one is that makes up for the row's value.
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
    guard let index = rows.range(row).min(by: { rows.coefficients[$0] < rows.coefficients[$1] }) else { return nil }
    let (symbol, coefficient) = (rows.columns[index], rows.coefficients[index])
    guard coefficient < -Tolerance.coefficient else { return nil }
    lookUp(symbol)
    let step = limit(cautious: false)?.step ?? .infinity
    return rows.constants[row] <= step * -coefficient ? symbol : nil
  }

  /// Makes the sum of errors as small as can be, and keeps it there.
  ///
  /// What would make it greater is held at 0, so the tableau shrinks with every level of priority, and a lower level
  /// cannot touch what a higher one has achieved. That is why priorities need no huge numbers.
  mutating func minimise(_ prices: [Price]) throws(SolverError) {
    guard !prices.isEmpty else { return }
    let aim = makeRow(prices.lazy.map { (symbol: $0.symbol, coefficient: $0.weight) }, constant: 0)
    _ = try minimise(aim)
    fixColumns(of: aim)
  }
}
