extension Tableau {
  /// The variable of a sum that can be defined by it at once, because nothing defines or mentions it: of several, the
  /// one that the fewest constraints will want replaced.
  func newcomer(in terms: some Sequence<Entry>, uses: (Int32) -> Int) -> Int32? {
    var best: Int32?
    var least = Int.max
    for term in terms where !definitions.isDefined(term.symbol) && !definitions.isMentioned(term.symbol) {
      let count = uses(term.symbol)
      if count < least { (best, least) = (term.symbol, count) }
    }
    return best
  }

  /// Defines a newcomer so that a sum is 0 or what the slacks are, without replacing anything.
  mutating func define(
    _ newcomer: Int32, by terms: some Sequence<Entry>, constant: Double,
    slacks: [Entry] = []
  ) {
    guard let own = terms.first(where: { $0.symbol == newcomer }) else { return }
    let factor = -1 / own.coefficient
    for term in terms where term.symbol != newcomer { definitions.add(term.times(factor)) }
    for slack in slacks { definitions.add(slack.times(factor)) }
    definitions.define(newcomer, constant: factor * constant, isAhead: true)
    history?.defined(newcomer, times: factor)
  }

  /// The parameter of a row that the fewest constraints and definitions will want replaced.
  func parameter(in row: Int, uses: (Int32) -> Int) -> Int32? {
    var best: Int32?
    var least = Int.max
    for index in rows.range(row) where isVariable(rows.entries[index].symbol) {
      let symbol = rows.entries[index].symbol
      let count = definitions.mentionCount(of: symbol) + uses(symbol)
      if count < least { (best, least) = (symbol, count) }
    }
    return best
  }

  /// Whether any parameter is left in a row.
  func hasParameter(_ row: Int) -> Bool {
    rows.entries[rows.range(row)].contains { isVariable($0.symbol) }
  }

  /// Defines a parameter so that a row without owner is 0 or, with a slack, what the slack is.
  ///
  /// The row is given up.
  mutating func define(_ parameter: Int32, by row: Int, slack: Int32? = nil) {
    let factor = -1 / rows.coefficient(of: parameter, in: row)
    for index in rows.range(row) where rows.entries[index].symbol != parameter {
      definitions.add(rows.entries[index].times(factor))
    }
    if let slack { definitions.add(Entry(slack, -factor)) }
    definitions.define(parameter, constant: factor * rows.constants[row], isAhead: false)
    history?.defined(parameter, by: row, times: factor)
    release(row)
  }
}
