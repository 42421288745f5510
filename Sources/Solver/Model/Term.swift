/// A variable of a system, numbered from 0 in the order in which variables were made.
package struct Variable: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// A coefficient times a variable.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
