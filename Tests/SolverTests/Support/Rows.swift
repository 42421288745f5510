import Solver

/// Views side by side in a row, which is what most tests are about.
struct Rows {
  private(set) var system = ConstraintSystem()
  private(set) var starts: [Variable] = []
  private(set) var sizes: [Variable] = []

  /// Views of no size yet that fill a width between them.
  init(_ count: Int, width: Double) {
    for _ in 0..<count {
      starts.append(system.addVariable())
      sizes.append(system.addVariable(nonNegative: true))
    }
    require([Term(starts[0])], .equal, 0)
    for index in 1..<count {
      require([Term(starts[index]), Term(starts[index - 1], -1), Term(sizes[index - 1], -1)], .equal, 0)
    }
    require([Term(starts[count - 1]), Term(sizes[count - 1])], .equal, width)
  }

  mutating func require(_ terms: [Term], _ relation: Relation, _ value: Double) {
    system.add(LinearConstraint(relation, constant: -value), terms)
  }

  /// Gives a view a size that it would like to have.
  mutating func intrinsic(_ index: Int, _ size: Double, hugging: Double = 250, resistance: Double = 750) {
    system.add(LinearConstraint(.lessOrEqual, constant: -size, priority: hugging), [Term(sizes[index])])
    system.add(LinearConstraint(.greaterOrEqual, constant: -size, priority: resistance), [Term(sizes[index])])
  }

  func widths() throws -> [Double] {
    let solution = try system.solve()
    return sizes.map { solution[$0] }
  }
}
