extension Tableau {
  /// Makes a row without owner of a sum of symbols: variables are replaced by their definitions, then slacks and errors by
  /// the rows that they own, so that columns and parameters remain.
  mutating func makeRow(_ terms: some Sequence<Entry>, constant: Double) -> Int {
    let row = makeEmptyRow()
    history?.began(row: row)
    summing.sum.reserve(rowOf.count)
    summing.sum.add(constant)
    for term in terms { add(term.coefficient, term.symbol) }
    replaceVariables(for: row)
    replaceOwners(for: row)
    rows.constants[row] = summing.sum.take(into: &summing.entries)
    rows.set(row, summing.entries)
    for entry in summing.entries where !isVariable(entry.symbol) { mentions[Int(entry.symbol)].append(Int32(row)) }
    return row
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ symbol: Int32) {
    if isFixed(symbol) { return summing.sum.add(coefficient * fixedValues[Int(symbol)]) }
    let isNew = summing.sum.add(coefficient, symbol)
    if isNew, isVariable(symbol), definitions.isDefined(symbol) {
      summing.ranks.push(definitions.rank(of: symbol))
    }
  }

  /// Replaces variables from the lowest rank up, because what a definition mentions has a higher one.
  private mutating func replaceVariables(for row: Int) {
    while let rank = summing.ranks.pop() {
      let variable = definitions.variable(of: rank)
      let factor = summing.sum.remove(variable)
      guard factor != 0 else { continue }
      history?.added(factor, ofVariable: variable, to: row)
      summing.sum.add(factor * definitions.constant(of: rank))
      for index in definitions.terms(of: rank) {
        let term = definitions.entries[index]
        add(factor * term.coefficient, term.symbol)
      }
    }
  }

  /// Replaces slacks and errors that own rows; what rows mention owns none, so once is enough.
  private mutating func replaceOwners(for row: Int) {
    let count = summing.sum.touchedCount
    for index in 0..<count {
      let symbol = summing.sum.touched(index)
      let owned = rowOf[Int(symbol)]
      guard owned != Self.none else { continue }
      let factor = summing.sum.remove(symbol)
      guard factor != 0 else { continue }
      history?.added(factor, of: Int(owned), to: row)
      summing.sum.add(factor * rows.constants[Int(owned)])
      for place in rows.range(Int(owned)) {
        summing.sum.add(factor * rows.entries[place].coefficient, rows.entries[place].symbol)
      }
    }
  }

  /// The values of all variables at the present corner: columns and parameters 0.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: variableCount)
    for rank in definitions.ranksDownward {
      let sum = definitions.terms(of: rank).reduce(definitions.constant(of: rank)) { sum, index in
        let term = definitions.entries[index]
        let value = isVariable(term.symbol) ? values[Int(term.symbol)] : value(of: term.symbol)
        return Tolerance.sum(sum, term.coefficient * value)
      }
      values[Int(definitions.variable(of: rank))] = sum
    }
    return values
  }

  /// The value of a slack or error at the present corner.
  private func value(of symbol: Int32) -> Double {
    if isFixed(symbol) { return fixedValues[Int(symbol)] }
    let row = rowOf[Int(symbol)]
    return row == Self.none ? 0 : rows.constants[Int(row)]
  }
}
