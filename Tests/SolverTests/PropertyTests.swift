import Solver
import TestSupport
import Testing

@Suite("What holds of all systems")
struct PropertyTests {
  private static let count = 200

  private static func systems(_ seed: Int) -> [ConstraintSystem] {
    (0..<count).map { index in
      var random = SeededGenerator(seed: seed &* 7919 &+ index)
      return random.system(
        variables: 1 + random.below(8), constraints: random.below(20), isRequired: 1 + random.below(6))
    }
  }

  @Test func `the order of constraints does not matter unless some are refused`() throws {
    for system in Self.systems(1) {
      let solution = try system.solve()
      guard solution.refusals.isEmpty else { continue }
      let backwards = system.rebuilt((0..<system.constraintCount).reversed())
      expectSame(try backwards.solve().values, solution.values)
    }
  }

  @Test func `an optional constraint that holds changes nothing`() throws {
    for (seed, system) in Self.systems(2).enumerated() {
      var random = SeededGenerator(seed: seed)
      var more = system
      let solution = try system.solve()
      let variable = Variable(index: random.below(system.variableCount))
      let value = solution[variable]
      more.add(LinearConstraint(.equal, constant: -value, priority: random.one(of: [999, 750, 1])), [Term(variable)])
      more.add(LinearConstraint(.lessOrEqual, constant: -value - 3, priority: 800), [Term(variable)])
      expectSame(try more.solve().values, solution.values)
    }
  }

  @Test func `a required constraint given twice changes nothing`() throws {
    for system in Self.systems(3) {
      let solution = try system.solve()
      guard solution.refusals.isEmpty else { continue }
      var more = system
      for index in 0..<system.constraintCount {
        let id = ConstraintID(index: index)
        guard let constraint = system[id], constraint.isRequired else { continue }
        more.add(constraint, system.terms(of: id).map { $0 })
      }
      let twice = try more.solve()
      #expect(twice.refusals == [])
      expectSame(twice.values, solution.values)
    }
  }

  @Test func `a system that was edited is as good as a new one`() throws {
    for (seed, system) in Self.systems(4).enumerated() {
      var random = SeededGenerator(seed: seed)
      var edited = system
      var kept = Array(0..<system.constraintCount)
      for index in kept where random.below(3) == 0 {
        edited.remove(ConstraintID(index: index))
        kept.removeAll { $0 == index }
      }
      for index in kept where random.below(3) == 0 {
        edited.setConstant(Double(random.below(30)), of: ConstraintID(index: index))
      }
      let new = try edited.rebuilt(kept).solve()
      let old = try edited.solve()
      #expect(old.values == new.values)
      #expect(old.refusals.map(\.tag) == new.refusals.map(\.tag))
      #expect(old.misses.map(\.tag) == new.misses.map(\.tag))
      #expect(old.ambiguities == new.ambiguities)
    }
  }

  @Test func `both ends of a choice are as good as any`() throws {
    var found = 0
    for system in Self.systems(5) {
      let solution = try system.solve()
      let least = system.errors(of: solution)
      for ambiguity in solution.ambiguities {
        for end in [ambiguity.lower, ambiguity.upper] where end.isFinite {
          found += 1
          var pinned = system
          pinned.add(LinearConstraint(.equal, constant: -end), [Term(ambiguity.variable)])
          let other = try pinned.solve(findsIntervals: false)
          #expect(other.refusals.count == solution.refusals.count)
          for (one, another) in zip(system.errors(of: other), least) { #expect(one.isNear(another)) }
        }
        for beyond in [ambiguity.lower - 1, ambiguity.upper + 1] where beyond.isFinite {
          var pinned = system
          pinned.add(LinearConstraint(.equal, constant: -beyond), [Term(ambiguity.variable)])
          let other = try pinned.solve(findsIntervals: false)
          let isAsGood = zip(system.errors(of: other), least).allSatisfy { $0.isNear($1) }
          #expect(other.refusals.count > solution.refusals.count || !isAsGood)
        }
      }
    }
    #expect(found > 100)
  }

  @Test func `values without intervals are the same`() throws {
    for system in Self.systems(6) {
      expectSame(try system.solve(findsIntervals: false).values, try system.solve().values)
    }
  }
}

private func expectSame(_ one: [Double], _ other: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
  for (a, b) in zip(one, other) { #expect(a.isNear(b), sourceLocation: sourceLocation) }
}

extension ConstraintSystem {
  /// A new system of some constraints of this one, in that order.
  func rebuilt(_ order: some Sequence<Int>) -> ConstraintSystem {
    var system = ConstraintSystem()
    for sign in isNonNegative { _ = system.addVariable(nonNegative: sign) }
    for index in order {
      let id = ConstraintID(index: index)
      if let constraint = self[id] { system.add(constraint, Array(terms(of: id))) }
    }
    return system
  }

  /// The weighted errors on all levels, the highest first.
  func errors(of solution: Solution) -> [Double] {
    let ids = (0..<constraintCount).map { ConstraintID(index: $0) }.filter { self[$0]?.isRequired == false }
    return Set(ids.compactMap { self[$0]?.priority }).sorted(by: >).map { level in
      ids.reduce(0) { sum, id in
        guard let constraint = self[id], constraint.priority == level else { return sum }
        return sum + constraint.weight * error(of: id, at: solution.values)
      }
    }
  }
}
