extension Tableau {
  /// A symbol that measures an error, and what a unit of it costs.
  struct Price {
    var symbol: Int32
    var weight: Double
  }

  /// Adds an optional constraint `row >= 0` or `row == 0`, for a row without owner, by giving it room for errors.
  ///
  /// What is allowed stays the same; the errors, whose prices are added to a list, are not yet small.
  mutating func prefer(_ row: Int, isEquality: Bool, weight: Double, prices: inout [Price]) {
    if rows.isEmpty(row) { return release(row) }
    let parameter = parameter(in: row) { _ in 0 }
    // row == above - below, where both cost if equality is asked, and else only what is below.
    let isNegative = parameter == nil && rows.constants[row] < 0
    if isNegative { negate(row) }
    let (owner, other) = (makeSymbol(), makeSymbol())
    attach(other, 1, to: row)
    setOwner(owner, of: row)
    let (above, below) = isNegative ? (other, owner) : (owner, other)
    prices.append(Price(symbol: below, weight: weight))
    if isEquality { prices.append(Price(symbol: above, weight: weight)) }
    if let parameter { pivot(parameter, in: row) }
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
