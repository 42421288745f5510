import Solver
import Testing

/// A recorded case being carried out, step by step, on one system that is edited.
struct CaseRunner {
  private(set) var system = ConstraintSystem()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: ConstraintID] = [:]
  private var edits: [String: LinearConstraint] = [:]

  /// Takes a step, and records an issue if what it expects does not come out.
  mutating func take(_ step: [Substring]) throws {
    let words = step.dropFirst().map(String.init)
    switch step[0] {
    case "add": try add(words)
    case "refuse": try refuse(words)
    case "remove": try remove(words[0])
    case "stay": try stay(words)
    case "edit": edits[words[0]] = try optional(.equal, 0, words[1...])
    case "suggest": try suggest(words[0], number(words[1]))
    case "check": try check(words)
    case "expect": try expect(words)
    default: Issue.record("no step is called \(step[0])")
    }
  }

  private mutating func add(_ words: [String]) throws {
    let name = words[0].dropLast()
    let (terms, relation, rest) = try comparison(words.dropFirst())
    constraints[String(name)] = system.add(try optional(relation, -number(rest[0]), rest.dropFirst()[...]), terms)
  }

  /// Adds a constraint that is to be refused, alone, and takes it out again.
  private mutating func refuse(_ words: [String]) throws {
    try add(words)
    let name = String(words[0].dropLast())
    let id = try #require(constraints[name])
    let refusals = try system.solve().refusals
    #expect(refusals.map(\.constraint) == [id])
    for refusal in refusals { try expectMinimal(refusal, in: system) }
    try remove(name)
  }

  private mutating func remove(_ name: String) throws {
    system.remove(try #require(constraints[name]))
    constraints[name] = nil
  }

  private mutating func stay(_ words: [String]) throws {
    let constraint = try optional(.equal, -number(words[1]), words[2...])
    system.add(constraint, [Term(variable(words[0]))])
  }

  private mutating func suggest(_ name: String, _ value: Double) throws {
    if let id = constraints["edit " + name] { return system.setConstant(-value, of: id) }
    var constraint = try #require(edits[name])
    constraint.constant = -value
    constraints["edit " + name] = system.add(constraint, [Term(variable(name))])
  }

  private mutating func check(_ words: [String]) throws {
    let (terms, relation, rest) = try comparison(words[...])
    let solution = try system.solve()
    let sum = terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
    let probe = try number(rest[0])
    #expect(relation == .lessOrEqual ? sum <= probe + 1e-9 : sum >= probe - 1e-9)
  }

  /// Expects the values, or for a case with several equally good ones, one of them and the ends of the choice.
  private mutating func expect(_ words: [String]) throws {
    let solution = try system.solve()
    #expect(solution.refusals == [])
    var choices: [[(Variable, Double)]] = []
    for choice in words.split(separator: "or") { choices.append(try choice.map { try assignment($0) }) }
    for (index, (variable, _)) in choices[0].enumerated() {
      let values = choices.map { $0[index].1 }
      #expect(values.contains { abs($0 - solution[variable]) < 1e-9 }, "\(words): \(solution[variable])")
      let ambiguity = solution.ambiguities.first { $0.variable == variable }
      let (lower, upper) = ambiguity.map { ($0.lower, $0.upper) } ?? (solution[variable], solution[variable])
      #expect(lower.isNear(values.min() ?? .nan) && upper.isNear(values.max() ?? .nan), "\(lower)…\(upper)")
    }
  }

  private mutating func assignment(_ word: String) throws -> (Variable, Double) {
    let parts = word.split(separator: "=").map(String.init)
    return (variable(parts[0]), try number(parts[1]))
  }

  /// Terms and relation; what is left begins with the number on the other side.
  private mutating func comparison(_ words: ArraySlice<String>) throws -> ([Term], Relation, [String]) {
    let place = try #require(words.firstIndex { Self.relations[$0] != nil })
    let terms = try words[..<place].map { word in
      let parts = word.split(separator: "*").map(String.init)
      return Term(variable(parts[1]), try number(parts[0]))
    }
    return (terms, try #require(Self.relations[words[place]]), Array(words[(place + 1)...]))
  }

  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessOrEqual, ">=": .greaterOrEqual,
  ]

  private func optional(_ relation: Relation, _ constant: Double, _ words: ArraySlice<String>) throws
    -> LinearConstraint
  {
    let priorities = ["required": 1000.0, "strong": 750, "medium": 500, "weak": 250]
    let priority = try #require(priorities[words.first ?? ""])
    let weight = try words.dropFirst().first.map(number) ?? 1
    return LinearConstraint(relation, constant: constant, priority: priority, weight: weight)
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = system.addVariable()
    variables[name] = made
    return made
  }

  private func number(_ word: String) throws -> Double { try #require(Double(word)) }
}

extension Double {
  /// Whether a value is another one but for rounding.
  func isNear(_ other: Double, within tolerance: Double = 1e-6) -> Bool {
    self == other || abs(self - other) <= tolerance * max(1, abs(other))
  }
}
