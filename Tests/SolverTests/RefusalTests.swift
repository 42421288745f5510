import Solver
import TestSupport
import Testing

@Suite("Contradictions")
struct RefusalTests {
  @Test(arguments: 0..<10)
  func `a refusal names a smallest set`(_ part: Int) throws {
    var found = 0
    for seed in part * 40..<(part + 1) * 40 {
      var random = SeededGenerator(seed: seed &* 101)
      let system = random.system(
        variables: 1 + random.below(6), constraints: 5 + random.below(20), isRequired: 5 + random.below(5))
      for refusal in try system.solve(findsIntervals: false).refusals {
        found += 1
        try expectMinimal(refusal, in: system)
      }
    }
    #expect(found > 20)
  }

  /// A pad with margins of 30 and a width of 300 in a screen 320 wide, the margin at the end declared last.
  @Test func `the arithmetic of a pad that does not fit`() throws {
    var system = ConstraintSystem()
    let (screen, start) = (system.addVariable(), system.addVariable())
    let width = system.addVariable(nonNegative: true)
    system.add(LinearConstraint(.equal, constant: -320, tag: 1), [Term(screen)])
    system.add(LinearConstraint(.equal, constant: -300, tag: 12), [Term(width)])
    system.add(LinearConstraint(.equal, constant: -30, tag: 13), [Term(start)])
    system.add(LinearConstraint(.equal, constant: 30, tag: 14), [Term(start), Term(width), Term(screen, -1)])
    let solution = try system.solve()
    let refusal = try #require(solution.refusals.first)
    #expect(solution.refusals.count == 1)
    #expect(refusal.tag == 14 && refusal.excess == 40 && refusal.isMinimal)
    #expect(refusal.members.map(\.factor) == [1, -1, -1, 1] || refusal.members.map(\.factor) == [-1, 1, 1, -1])
    #expect(solution.values == [320, 30, 300])
  }

  @Test func `of two contradictions in one part both are told, and the rest holds`() throws {
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.addVariable() }
    func fix(_ variable: Int, _ value: Double, tag: Int32) -> (LinearConstraint, [Term]) {
      (LinearConstraint(.equal, constant: -value, tag: tag), [Term(variables[variable])])
    }
    for (constraint, terms) in [
      fix(0, 1, tag: 1), fix(1, 2, tag: 2), fix(0, 3, tag: 3), fix(2, 4, tag: 4), fix(1, 5, tag: 5), fix(3, 6, tag: 6),
    ] { system.add(constraint, terms) }
    for index in 1..<4 {
      system.add(
        LinearConstraint(.greaterOrEqual, constant: 0, tag: 10 + Int32(index)),
        [Term(variables[index]), Term(variables[index - 1], -1)])
    }
    let solution = try system.solve()
    #expect(solution.values == [1, 2, 4, 6])
    #expect(solution.refusals.map(\.tag) == [3, 5])
    for refusal in solution.refusals { try expectMinimal(refusal, in: system) }
  }

  @Test func `a size below nothing contradicts its sign`() throws {
    var system = ConstraintSystem()
    let (outer, inner) = (system.addVariable(), system.addVariable(nonNegative: true))
    system.add(LinearConstraint(.equal, constant: -10, tag: 1), [Term(outer)])
    system.add(LinearConstraint(.equal, constant: 16, tag: 2), [Term(inner), Term(outer, -1)])
    let refusal = try #require(try system.solve().refusals.first)
    #expect(refusal.tag == 2 && refusal.excess == 6)
    #expect(refusal.members.first?.source == .nonNegative(inner) && refusal.members.count == 3)
  }

  @Test func `a constraint without variables may be false too`() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(LinearConstraint(.equal, constant: 5, tag: 1), [])
    system.add(LinearConstraint(.lessOrEqual, constant: -5, tag: 2), [])
    system.add(LinearConstraint(.greaterOrEqual, constant: -5, tag: 3), [Term(x), Term(x, -1)])
    system.add(LinearConstraint(.equal, constant: -5, priority: 9, tag: 4), [])
    let solution = try system.solve()
    #expect(solution.refusals.map(\.tag) == [1, 3])
    #expect(solution.refusals.allSatisfy { $0.members.count == 1 && $0.excess == 5 })
    #expect(solution.misses.map(\.tag) == [4])
  }

  @Test(arguments: [50, 3000])
  func `a long contradiction is told whole`(_ count: Int) throws {
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable() }
    system.add(LinearConstraint(.equal, constant: 0), [Term(variables[0])])
    for index in 1..<count {
      system.add(
        LinearConstraint(.greaterOrEqual, constant: -1), [Term(variables[index]), Term(variables[index - 1], -1)])
    }
    let last = system.add(LinearConstraint(.lessOrEqual, constant: -5), [Term(variables[count - 1])])
    let refusal = try #require(try system.solve(findsIntervals: false).refusals.first)
    #expect(refusal.constraint == last && refusal.members.count == count + 1 && refusal.isMinimal)
    #expect(refusal.excess == Double(count - 6))
  }
}
