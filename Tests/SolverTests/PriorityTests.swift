import Testing

@testable import Solver

@Suite("Priorities")
struct PriorityTests {
  /// Equalities `x == value` with a priority and a weight each, and the value that x gets.
  private static let votes: [([(value: Double, priority: Double, weight: Double)], Double)] = [
    ([(0, 750, 1), (1, 250, 1)], 0),
    ([(0, 500, 1), (1, 250, 1000), (1, 250, 1000), (1, 250, 1000)], 0),
    ([(0, 251, 1e-6), (1, 250, 1e6)], 0),
    ([(1, 999.5, 1), (0, 999, 1), (0, 998, 1)], 1),
    ([(1, 1000, 1), (0, 999.999, 1)], 1),
    ([(0, 250, 1), (1, 250, 2)], 1),
    ([(0, 250, 1), (1, 250, 1), (5, 250, 1)], 1),
    ([(7, 0.5, 1)], 7),
    ([(3, 1, 1), (-3, 1, 1), (9, 0.25, 1)], 3),
  ]

  @Test(arguments: votes.indices)
  func `the highest level decides, and within it the sum of weights`(_ index: Int) throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for vote in Self.votes[index].0 {
      system.add(
        LinearConstraint(.equal, constant: -vote.value, priority: vote.priority, weight: vote.weight), [Term(x)])
    }
    let solution = try system.solve()
    #expect(solution[x] == Self.votes[index].1)
    #expect(solution.refusals.isEmpty && solution.ambiguities.isEmpty)
  }

  @Test func `a thousand levels are as good as one`() throws {
    var system = ConstraintSystem()
    let variables = (1..<1000).map { _ in system.addVariable() }
    for (index, variable) in variables.enumerated() {
      system.add(LinearConstraint(.equal, constant: -Double(index), priority: Double(index + 1)), [Term(variable)])
      system.add(LinearConstraint(.equal, constant: 5, priority: Double(index + 1) - 0.5), [Term(variables[0])])
    }
    let solution = try system.solve()
    #expect(solution[variables[0]] == -5)
    #expect(solution[variables[998]] == 998)
  }

  @Test func `what is missed is told with its error`() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    system.add(LinearConstraint(.lessOrEqual, constant: -200, tag: 1), [Term(width, 2)])
    let missed = system.add(LinearConstraint(.equal, constant: -120, priority: 750, tag: 7), [Term(width)])
    system.add(LinearConstraint(.greaterOrEqual, constant: -90, priority: 250, tag: 8), [Term(width)])
    let solution = try system.solve()
    #expect(solution[width] == 100)
    #expect(solution.misses == [Miss(constraint: missed, tag: 7, error: 20)])
  }

  @Test func `a removed constraint is none`() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let first = system.add(LinearConstraint(.equal, constant: -1), [Term(x)])
    system.add(LinearConstraint(.equal, constant: -2), [Term(x)])
    #expect(try system.solve()[x] == 1)
    system.remove(first)
    #expect(try system.solve()[x] == 2)
    #expect(try system.solve().refusals.isEmpty)
    #expect(system[first] == nil && system.error(of: first, at: [9]) == 0)
  }
}
