extension Tableau {
  /// The variable of a sum that can be defined by it at once, because nothing defines or mentions it: of several, the
  /// one that the fewest constraints will want replaced.
  func newcomer(in terms: some Sequence<(symbol: Int32, coefficient: Double)>, uses: (Int32) -> Int) -> Int32? {
    var best: Int32?
    var least = Int.max
    for (symbol, _) in terms where !definitions.isDefined(symbol) && !definitions.isMentioned(symbol) {
      let count = uses(symbol)
      if count < least { (best, least) = (symbol, count) }
    }
    return best
  }

  /// Defines a newcomer so that a sum is 0 or what the slacks are, without replacing anything.
  mutating func define(
    _ newcomer: Int32, by terms: some Sequence<(symbol: Int32, coefficient: Double)>, constant: Double,
    slacks: [(symbol: Int32, coefficient: Double)] = []
  ) {
    guard let own = terms.first(where: { $0.symbol == newcomer }) else { return }
    let factor = -1 / own.coefficient
    for (symbol, coefficient) in terms where symbol != newcomer { definitions.add(symbol, factor * coefficient) }
    for (symbol, coefficient) in slacks { definitions.add(symbol, factor * coefficient) }
    definitions.define(newcomer, constant: factor * constant, isAhead: true)
    history?.defined(newcomer, times: factor)
  }

  /// The parameter of a row that the fewest constraints and definitions will want replaced.
  func parameter(in row: Int, uses: (Int32) -> Int) -> Int32? {
    var best: Int32?
    var least = Int.max
    for index in rows.range(row) where isVariable(rows.columns[index]) {
      let symbol = rows.columns[index]
      let count = definitions.mentionCount(of: symbol) + uses(symbol)
      if count < least { (best, least) = (symbol, count) }
    }
    return best
  }

  /// Whether any parameter is left in a row.
  func hasParameter(_ row: Int) -> Bool {
    rows.range(row).contains { isVariable(rows.columns[$0]) }
  }

  /// Defines a parameter so that a row without owner is 0 or, with a slack, what the slack is. The row is given up.
  mutating func define(_ parameter: Int32, by row: Int, slack: Int32? = nil) {
    let factor = -1 / rows.coefficient(of: parameter, in: row)
    for index in rows.range(row) where rows.columns[index] != parameter {
      definitions.add(rows.columns[index], factor * rows.coefficients[index])
    }
    if let slack { definitions.add(slack, -factor) }
    definitions.define(parameter, constant: factor * rows.constants[row], isAhead: false)
    history?.defined(parameter, by: row, times: factor)
    release(row)
  }
}
