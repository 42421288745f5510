/// What was done to the rows of a tableau, from which the origin of a row can be read.
///
/// Cassowary's way is a marker column for every equation, which makes rows of a chain as long as the chain. A list of
/// what was added to what costs one entry a step, and only when somebody asks is it read, backwards.
struct History {
  /// A step, whose rows are numbered after the variables, because definitions are rows too.
  private enum Step {
    case began(row: Int32, constraint: Int32)
    case added(factor: Double, source: Int32, target: Int32)
    case scaled(factor: Double, row: Int32)
  }

  private let variableCount: Int
  private var steps: [Step] = []

  /// The number of constraints begun.
  private(set) var constraintCount = 0

  init(variableCount: Int) { self.variableCount = variableCount }

  private func number(_ row: Int) -> Int32 { Int32(variableCount + row) }

  /// A row starts as a constraint, numbered in the order of beginning.
  mutating func began(row: Int) {
    steps.append(.began(row: number(row), constraint: Int32(constraintCount)))
    constraintCount += 1
  }

  /// A variable is defined by a constraint as it stands.
  mutating func defined(_ variable: Int32, times factor: Double) {
    steps.append(.began(row: variable, constraint: Int32(constraintCount)))
    steps.append(.scaled(factor: factor, row: variable))
    constraintCount += 1
  }

  mutating func added(_ factor: Double, of source: Int, to target: Int) {
    steps.append(.added(factor: factor, source: number(source), target: number(target)))
  }

  mutating func added(_ factor: Double, ofVariable variable: Int32, to target: Int) {
    steps.append(.added(factor: factor, source: variable, target: number(target)))
  }

  mutating func defined(_ variable: Int32, by row: Int, times factor: Double) {
    steps.append(.added(factor: factor, source: number(row), target: variable))
  }

  mutating func scaled(_ row: Int, by factor: Double) { steps.append(.scaled(factor: factor, row: number(row))) }

  /// How often each constraint is in a row as it is now; next to nothing is nothing.
  func factors(of row: Int, rowCount: Int) -> [Double] {
    var weights = [Double](repeating: 0, count: variableCount + rowCount)
    var factors = [Double](repeating: 0, count: constraintCount)
    weights[variableCount + row] = 1
    for step in steps.reversed() {
      switch step {
      case .scaled(let factor, let row): weights[Int(row)] *= factor
      case .added(let factor, let source, let target): weights[Int(source)] += factor * weights[Int(target)]
      case .began(let row, let constraint):
        factors[Int(constraint)] = weights[Int(row)]
        weights[Int(row)] = 0
      }
    }
    let greatest = factors.reduce(0) { max($0, abs($1)) }
    return factors.map { abs($0) <= Tolerance.coefficient * greatest ? 0 : $0 }
  }
}
