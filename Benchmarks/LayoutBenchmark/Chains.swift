import Solver

/// Variables each of which is told by the one before: what is wrong here takes time with the square of the number.
enum Chains {
  /// `x1 = x0 + 1` and so on.
  static func equalities(_ count: Int) -> Shape {
    let (system, last) = chain(Array(0..<count - 1))
    return Shape(name: "chain of \(count)", system: system) { $0[last] == Double(count - 1) }
  }

  /// The same, its links given in no order.
  static func shuffled(_ count: Int) -> Shape {
    // A step that has no factor with the number of links in common visits them all.
    let links = count - 1
    let (system, last) = chain((0..<links).map { $0 * 6151 % links })
    return Shape(name: "chain of \(count), shuffled", system: system) { $0[last] == Double(count - 1) }
  }

  /// A chain whose last variable is told to be elsewhere.
  static func contradiction(_ count: Int) -> Shape {
    var (system, last) = chain(Array(0..<count - 1))
    system.add(LinearConstraint(.equal, constant: -5), [Term(last)])
    return Shape(name: "chain of \(count), contradicted", system: system) { solution in
      solution.refusals.count == 1 && solution.refusals[0].members.count == count + 1 && solution.refusals[0].isMinimal
    }
  }

  private static func chain(_ links: [Int]) -> (system: ConstraintSystem, last: Variable) {
    var system = ConstraintSystem()
    let variables = (0...links.count).map { _ in system.addVariable() }
    for link in links {
      system.add(LinearConstraint(.equal, constant: -1), [Term(variables[link + 1]), Term(variables[link], -1)])
    }
    system.add(LinearConstraint(.equal, constant: 0), [Term(variables[0])])
    return (system, variables[links.count])
  }

  /// Boxes one after the other, each with a size that it would like to have.
  static func boxes(_ count: Int) -> Shape {
    var screen = Screen()
    var boxes = [screen.root(10)]
    for _ in 1..<count {
      let next = screen.box()
      screen.follow(next, boxes[boxes.count - 1], .equal, 1)
      screen.intrinsic(next, 9)
      boxes.append(next)
    }
    let last = boxes[count - 1]
    return Shape(name: "boxes in a row, \(count)", system: screen.system) {
      $0[last.start] == Double(count - 1) * 10 + 1
    }
  }

  /// Boxes that are too large together for what they are in, so that most sizes give way.
  static func squeezed(_ count: Int, limit: Double? = nil) -> Shape {
    var screen = Screen()
    let outer = screen.root(Double(5 * count))
    var boxes: [Screen.Box] = []
    for index in 0..<count {
      let next = screen.box()
      if let last = boxes.last { screen.follow(next, last, .equal, 1) } else { screen.align(next, outer) }
      screen.intrinsic(next, 9, resistance: 700 + Double(index % 5))
      screen.add([Term(next.size)], .greaterOrEqual, 1)
      boxes.append(next)
    }
    screen.end(boxes[count - 1], outer, .equal, 0)
    let (system, tight, loose) = (screen.system, boxes[count - 5], boxes[count - 1])
    return Shape(name: "squeezed boxes, \(count)", system: system, limit: limit) { solution in
      solution[tight.size] == 1 && solution[loose.size] == 9 && solution.ambiguities.count > count / 10
    }
  }

  /// Boxes of which nothing is told but that each comes after the other.
  static func open(_ count: Int) -> Shape {
    var screen = Screen()
    let boxes = (0..<count).map { _ in screen.box() }
    for (next, previous) in zip(boxes.dropFirst(), boxes) { screen.follow(next, previous, .greaterOrEqual, 1) }
    return Shape(name: "open boxes, \(count)", system: screen.system) { $0.ambiguities.count == 2 * count }
  }

  /// `x1 >= x0 + 1` and so on, with every variable as small as it can be.
  static func inequalities(_ count: Int) -> Shape {
    var system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable() }
    for (next, previous) in zip(variables.dropFirst(), variables) {
      system.add(LinearConstraint(.greaterOrEqual, constant: -1), [Term(next), Term(previous, -1)])
    }
    for variable in variables { system.add(LinearConstraint(.equal, constant: 0, priority: 1), [Term(variable)]) }
    system.add(LinearConstraint(.equal, constant: 0), [Term(variables[0])])
    return Shape(name: "chain of \(count) inequalities", system: system) {
      $0[variables[count - 1]] == Double(count - 1)
    }
  }
}
