/// As many terms are added up as takes some ten seconds: 7000 constraints each of which speaks of the same 120 views take a
/// quarter of that, and whole screens a thousandth.
private let mostWork = 1 << 32

extension Tableau {
  /// Where a search along the edges of what is allowed came to.
  enum Arrival {
    /// Nothing better can be reached.
    case optimum
    /// Better without end.
    case unbounded
    /// The row can become 0 by this column's growing alone.
    case zero(Int32)
  }

  /// Makes the value of a row without owner and without parameters as small as can be.
  ///
  /// The row's coefficients are then what each column's growing costs, none of them negative.
  mutating func minimise(_ aim: Int) throws(SolverError) -> Arrival {
    try walk { tableau, cautious in
      tableau.entering(aim, sign: -1, cautious: cautious)
    } isDone: { _, _, _ in
      false
    }
  }

  /// Makes a row without owner and without parameters, whose value is negative, as great as can be but not above 0.
  mutating func raise(_ aim: Int) throws(SolverError) -> Arrival {
    try walk { tableau, cautious in
      tableau.entering(aim, sign: 1, cautious: cautious)
    } isDone: { tableau, entering, step in
      // When the row itself gets to 0 before any other does, it is the one to stop at.
      -tableau.rows.constants[aim] <= step * tableau.rows.coefficient(of: entering, in: aim)
    }
  }

  /// Walks from corner to corner.
  ///
  /// After some steps that lead nowhere it chooses by Bland's rule, which cannot go in circles, until there is
  /// progress.
  private mutating func walk(
    choosing entering: (borrowing Tableau, _ cautious: Bool) -> Int32?,
    isDone: (borrowing Tableau, Int32, Double) -> Bool
  ) throws(SolverError) -> Arrival {
    var idle = 0
    for _ in 0..<(4096 + 64 * size) where rows.work < mostWork {
      let cautious = idle > 16
      guard let symbol = entering(self, cautious) else { return .optimum }
      lookUp(symbol)
      let limit = limit(cautious: cautious)
      if isDone(self, symbol, limit?.step ?? .infinity) { return .zero(symbol) }
      guard let limit else { return .unbounded }
      idle = limit.step > tolerance.feasibility ? 0 : idle + 1
      pivot(symbol, in: limit.row)
    }
    throw .tooManySteps
  }

  /// The column whose growing changes a row most in a direction; cautiously, the first that does.
  private func entering(_ aim: Int, sign: Double, cautious: Bool) -> Int32? {
    var best: Int32?
    var gain = Tolerance.coefficient
    for index in rows.range(aim) where sign * rows.entries[index].coefficient > gain {
      best = rows.entries[index].symbol
      if cautious { return best }
      gain = sign * rows.entries[index].coefficient
    }
    return best
  }

  /// The row that stops the column looked up from growing, and when.
  ///
  /// Of several at once it is the one with the greatest coefficient, which divides best; cautiously, the one with the
  /// first owner.
  func limit(cautious: Bool) -> (row: Int, step: Double)? {
    var found: (row: Int, step: Double)?
    var (rate, owner) = (0.0, Int32.max)
    for (row, coefficient) in column where coefficient < -Tolerance.coefficient && ownerOf[Int(row)] != Self.none {
      let step = max(0, rows.constants[Int(row)]) / -coefficient
      let best = found?.step ?? .infinity
      let isEqual = step == best || abs(step - best) <= Tolerance.cancellation * best
      let isBetter = cautious ? ownerOf[Int(row)] < owner : coefficient < rate
      guard isEqual ? isBetter : step < best else { continue }
      found = (Int(row), isEqual ? min(step, best) : step)
      (rate, owner) = (coefficient, ownerOf[Int(row)])
    }
    return found
  }
}
