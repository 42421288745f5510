extension Tableau {
  /// Makes a row without owner of a sum of symbols: variables are replaced by their definitions, then slacks and errors by
  /// the rows that they own, so that columns and parameters remain.
  mutating func makeRow(_ terms: some Sequence<(symbol: Int32, coefficient: Double)>, constant: Double) -> Int {
    let row = makeEmptyRow()
    history?.began(row: row)
    summing.sum.reserve(rowOf.count)
    summing.sum.add(constant)
    for (symbol, coefficient) in terms { add(coefficient, symbol) }
    replaceVariables(for: row)
    replaceOwners(for: row)
    rows.constants[row] = summing.sum.take(symbols: &summing.symbols, coefficients: &summing.coefficients)
    rows.set(row, columns: summing.symbols, coefficients: summing.coefficients)
    for symbol in summing.symbols where !isVariable(symbol) { mentions[Int(symbol)].append(Int32(row)) }
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
        let term = definitions.term(index)
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
        summing.sum.add(factor * rows.coefficients[place], rows.columns[place])
      }
    }
  }

  /// The values of all variables at the present corner: columns and parameters 0.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: variableCount)
    for rank in definitions.ranksDownward {
      let sum = definitions.terms(of: rank).reduce(definitions.constant(of: rank)) { sum, index in
        let (symbol, coefficient) = definitions.term(index)
        return Tolerance.sum(sum, coefficient * (isVariable(symbol) ? values[Int(symbol)] : value(of: symbol)))
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
