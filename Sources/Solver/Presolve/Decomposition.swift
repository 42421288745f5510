/// What is left of a system after presolve: numbers, and components that can be solved one by one.
struct Decomposition {
  private(set) var components: [Component] = []
  /// By variable, its value where presolve found one; others are 0.
  private(set) var values: [Double]
  /// Where contradictions showed without solving any component.
  private(set) var suspects: Suspects
  private var bounds: Bounds
  private let places: [Affine]
  private let tolerance: Tolerance

  init(_ system: ConstraintSystem, leavingOut isLeftOut: [Bool], tolerance: Tolerance) {
    var presolve = Presolve(system, leavingOut: isLeftOut, tolerance: tolerance)
    self.tolerance = tolerance
    suspects = Suspects(constraints: presolve.contradictions)
    values = [Double](repeating: 0, count: system.variableCount)
    bounds = Bounds(count: system.variableCount)
    places = (0..<system.variableCount).map { presolve.place(of: $0) }
    takeSigns(system.isNonNegative)
    var rows = ReducedRows()
    for index in system.records.indices where !presolve.isUsedUp[index] {
      presolve.reduce(index)
      take(index, system.records[index].constraint, presolve, into: &rows)
    }
    distribute(rows, of: system)
  }

  /// Turns `variable >= 0` into bounds of roots.
  private mutating func takeSigns(_ isNonNegative: [Bool]) {
    for variable in isNonNegative.indices where isNonNegative[variable] {
      let place = places[variable]
      if place.scale != 0 {
        bounds.narrow(Entry(Int32(place.root), place.scale), constant: place.offset)
      } else if place.offset < -tolerance.feasibility {
        suspects.variables.append(Variable(index: variable))
      }
    }
  }

  /// Keeps what presolve reduced a constraint to; what has one variable becomes a bound.
  private mutating func take(
    _ index: Int, _ constraint: LinearConstraint, _ presolve: Presolve, into rows: inout ReducedRows
  ) {
    let isEquality = constraint.relation == .equal
    if presolve.roots.isEmpty {
      let error = isEquality ? abs(presolve.constant) : -presolve.constant
      let isBroken = constraint.isRequired && error > tolerance.feasibility
      if isBroken { suspects.constraints.append(ConstraintID(index: index)) }
    } else if constraint.isRequired, !isEquality, presolve.roots.count == 1 {
      bounds.narrow(presolve.roots[0], constant: presolve.constant)
    } else {
      rows.append(index, presolve.roots, presolve.constant)
    }
  }

  /// Gives numbers their values, and every other variable and row to the component of what it is tied to.
  private mutating func distribute(_ rows: ReducedRows, of system: ConstraintSystem) {
    var sets = rows.sets(of: places.count)
    var componentOf = [Int](repeating: -1, count: places.count)
    var unknownOf = [Int32](repeating: -1, count: places.count)
    for (variable, place) in places.enumerated() {
      guard place.scale != 0 else {
        values[variable] = place.offset
        continue
      }
      let component = component(of: sets.representative(of: place.root), in: &componentOf)
      if unknownOf[place.root] < 0 { unknownOf[place.root] = addUnknown(place.root, to: component) }
      components[component].members.append(
        Component.Member(variable: variable, unknown: unknownOf[place.root], scale: place.scale, offset: place.offset))
    }
    for row in rows.rows {
      let component = componentOf[sets.representative(of: Int(rows.entries[row.terms.lowerBound].symbol))]
      for entry in rows.entries[row.terms] {
        components[component].add(Entry(unknownOf[Int(entry.symbol)], entry.coefficient))
      }
      components[component].endRow(constant: row.constant, of: system.records[row.constraint].constraint)
    }
  }

  private mutating func component(of set: Int, in componentOf: inout [Int]) -> Int {
    if componentOf[set] < 0 {
      componentOf[set] = components.count
      components.append(Component())
    }
    return componentOf[set]
  }

  private mutating func addUnknown(_ root: Int, to component: Int) -> Int32 {
    components[component].addUnknown(lower: bounds.lower[root], upper: bounds.upper[root])
  }
}
