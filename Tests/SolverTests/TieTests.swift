import Testing

@testable import Solver

@Suite("What is left to choose")
struct TieTests {
  @Test func `of views that hug alike the first stretches`() throws {
    var row = Rows(3, width: 400)
    for index in 0..<3 { row.intrinsic(index, 100) }
    #expect(try row.widths() == [200, 100, 100])
    let solution = try row.system.solve()
    let sizes = solution.ambiguities.filter { row.sizes.contains($0.variable) }
    #expect(sizes == row.sizes.map { Ambiguity(variable: $0, lower: 100, upper: 200) })
  }

  @Test func `of views that resist alike the last shrinks`() throws {
    var row = Rows(3, width: 250)
    for index in 0..<3 { row.intrinsic(index, 100) }
    #expect(try row.widths() == [100, 100, 50])
  }

  @Test(arguments: [([251.0, 250, 250], [100.0, 200, 100]), ([251, 251, 250], [100, 100, 200])])
  func `the view that hugs least stretches`(hugging: [Double], widths: [Double]) throws {
    var row = Rows(3, width: 400)
    for index in 0..<3 { row.intrinsic(index, 100, hugging: hugging[index]) }
    #expect(try row.widths() == widths)
  }

  @Test(arguments: [([749.0, 750, 750], [50.0, 100, 100]), ([750, 700, 749], [100, 50, 100])])
  func `the view that resists least shrinks`(resistance: [Double], widths: [Double]) throws {
    var row = Rows(3, width: 250)
    for index in 0..<3 { row.intrinsic(index, 100, resistance: resistance[index]) }
    #expect(try row.widths() == widths)
  }

  @Test func `no view shrinks below nothing`() throws {
    var row = Rows(3, width: 30)
    for index in 0..<3 { row.intrinsic(index, 100, resistance: 750 - Double(index)) }
    #expect(try row.widths() == [30, 0, 0])
  }

  @Test func `nothing told is 0, and may be anything`() throws {
    var system = ConstraintSystem()
    let (x, width) = (system.addVariable(), system.addVariable(nonNegative: true))
    let solution = try system.solve()
    #expect(solution.values == [0, 0])
    #expect(
      solution.ambiguities == [
        Ambiguity(variable: x, lower: -.infinity, upper: .infinity),
        Ambiguity(variable: width, lower: 0, upper: .infinity),
      ])
  }

  @Test func `an empty system has a solution`() throws { #expect(try ConstraintSystem().solve().values.isEmpty) }

  @Test func `half a pixel is half a pixel`() throws {
    var system = ConstraintSystem()
    let (x, third) = (system.addVariable(), system.addVariable())
    system.add(LinearConstraint(.equal, constant: -31.5), [Term(x), Term(third, -1)])
    system.add(LinearConstraint(.equal, constant: -7), [Term(third, 3), Term(x, 1.0 / 3)])
    system.add(LinearConstraint(.equal, constant: 0, priority: 1), [Term(x)])
    let again = system.addVariable()
    system.add(LinearConstraint(.equal, constant: -10.5), [Term(again, 0.1), Term(x, 0.3), Term(third, -0.3)])
    #expect(try system.solve()[again] == 10.5)
  }
}
