import Solver
import Testing

@Suite("Numbers")
struct NumberTests {
  private static let unusable: [LinearConstraint] = [
    LinearConstraint(.equal, constant: .nan), LinearConstraint(.equal, constant: .infinity),
    LinearConstraint(.equal, constant: 1e10), LinearConstraint(.equal, constant: 0, priority: 0),
    LinearConstraint(.equal, constant: 0, priority: 1000.5), LinearConstraint(.equal, constant: 0, priority: .nan),
    LinearConstraint(.equal, constant: 0, weight: 0), LinearConstraint(.equal, constant: 0, weight: -1),
    LinearConstraint(.equal, constant: 0, weight: 1e7), LinearConstraint(.equal, constant: 0, weight: .nan),
  ]

  @Test(arguments: unusable)
  func `a constraint with a number out of bounds is named`(_ constraint: LinearConstraint) {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(LinearConstraint(.equal, constant: 1), [Term(x)])
    let bad = system.add(constraint, [Term(x)])
    #expect(throws: SolverError.unusable(bad)) { try system.solve() }
    system.remove(bad)
    #expect(throws: Never.self) { try system.solve() }
  }

  @Test(arguments: [.nan, .infinity, 1e-7, -1e7, 1e300])
  func `a coefficient out of bounds is refused`(_ coefficient: Double) {
    var system = ConstraintSystem()
    let bad = system.add(LinearConstraint(.equal, constant: 1), [Term(system.addVariable(), coefficient)])
    #expect(throws: SolverError.unusable(bad)) { try system.solve() }
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func `a variable of no system is refused`(_ index: Int) {
    var system = ConstraintSystem()
    _ = system.addVariable()
    let bad = system.add(LinearConstraint(.equal, constant: 1), [Term(Variable(index: index))])
    #expect(throws: SolverError.unusable(bad)) { try system.solve() }
  }

  @Test func `numbers that outgrow what doubles hold are an error`() {
    var system = ConstraintSystem()
    let variables = (0..<200).map { _ in system.addVariable() }
    system.add(LinearConstraint(.equal, constant: -1), [Term(variables[0])])
    for (next, previous) in zip(variables.dropFirst(), variables) {
      system.add(LinearConstraint(.equal, constant: 0), [Term(next), Term(previous, -1e6)])
    }
    #expect(throws: SolverError.lostPrecision) { try system.solve() }
  }

  @Test func `a coefficient of 0 is as good as none`() throws {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add(LinearConstraint(.equal, constant: -4), [Term(x, 2), Term(y, 0)])
    #expect(try system.solve().values == [2, 0])
    #expect(try system.solve().ambiguities.map(\.variable) == [y])
  }

  @Test(arguments: [0.1, 1.0 / 3, 1e-3, 1e5])
  func `what is given twice with rounding is no contradiction`(_ factor: Double) throws {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    for scale in [1, factor, factor * factor.squareRoot() / factor.squareRoot()] {
      system.add(LinearConstraint(.equal, constant: -7.3 * scale), [Term(x, scale), Term(y, -scale)])
      system.add(LinearConstraint(.equal, constant: 1.1 * scale), [Term(y, scale), Term(z, -scale), Term(x, scale)])
    }
    #expect(try system.solve().refusals.isEmpty)
  }
}
