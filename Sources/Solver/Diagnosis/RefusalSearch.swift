/// Finds out which required constraints contradict which.
///
/// Constraints are tried in the order of adding, without presolve, because that forgets where things come from. One is
/// refused if those before it, refused ones left out, leave no room for it. The row that could not be met is a sum of
/// just the constraints it contradicts.
struct RefusalSearch {
  private let system: ConstraintSystem
  private let tolerance: Tolerance

  init(_ system: ConstraintSystem, tolerance: Tolerance) {
    self.system = system
    self.tolerance = tolerance
  }

  /// The refusals among the required constraints that share variables, directly or over others, with suspects.
  func refusals(around suspects: Suspects, leavingOut isLeftOut: [Bool]) throws(SolverError) -> [Refusal] {
    let part = part(around: suspects, leavingOut: isLeftOut)
    var trial = Trial(of: part, in: system, tolerance)
    var refusals: [Refusal] = []
    for source in part {
      guard let conflict = try trial.add(source) else { continue }
      if let refusal = try shrink(conflict, refused: source) { refusals.append(refusal) }
    }
    return refusals
  }

  /// Everything required that is tied to suspects: first signs of variables, then constraints.
  private func part(around suspects: Suspects, leavingOut isLeftOut: [Bool]) -> [Refusal.Source] {
    var sets = DisjointSets(count: system.variableCount)
    let required = system.records.indices.filter { system.records[$0].constraint.isRequired && !isLeftOut[$0] }
    for index in required {
      let terms = system.terms[system.records[index].terms]
      for term in terms.dropFirst() { sets.join(term.variable.index, terms[terms.startIndex].variable.index) }
    }
    var isSuspect = [Bool](repeating: false, count: system.variableCount)
    let named = suspects.variables + suspects.constraints.flatMap { system.terms(of: $0).map(\.variable) }
    for variable in named { isSuspect[sets.representative(of: variable.index)] = true }
    let signs = system.isNonNegative.indices.filter {
      system.isNonNegative[$0] && isSuspect[sets.representative(of: $0)]
    }
    let constraints = required.filter { index in
      guard let first = system.terms[system.records[index].terms].first else {
        return suspects.constraints.contains(ConstraintID(index: index))
      }
      return isSuspect[sets.representative(of: first.variable.index)]
    }
    return signs.map { .nonNegative(Variable(index: $0)) }
      + constraints.map { .constraint(ConstraintID(index: $0), tag: system.records[$0].constraint.tag) }
  }

  /// Drops members that the contradiction does not need, until each of the rest is needed.
  private func shrink(_ conflict: Conflict, refused: Refusal.Source) throws(SolverError) -> Refusal? {
    guard case .constraint(let id, let tag) = refused else { return nil }
    var (conflict, isMinimal) = (conflict, try isMinimal(conflict))
    if !isMinimal, conflict.members.count <= Self.largestTried {
      for member in conflict.members.reversed() where member.source != refused {
        // Those left come in their old order, so the refused one is still the last.
        let others = conflict.members.map(\.source).filter { $0 != member.source }
        if let smaller = try Trial.conflict(of: others, in: system, tolerance) { conflict = smaller }
      }
      isMinimal = true
    }
    return Refusal(
      constraint: id, tag: tag, members: conflict.members, excess: conflict.excess, isMinimal: isMinimal)
  }

  /// More members are not tried one by one, which would take time with the square of their number.
  private static let largestTried = 400

  /// Whether only one sum of the members has no variables.
  ///
  /// Then no smaller set can have one.
  private func isMinimal(_ conflict: Conflict) throws(SolverError) -> Bool {
    var trial = Trial(of: conflict.members.map(\.source), in: system, tolerance)
    var dependent = 0
    for member in conflict.members where try !trial.isIndependent(member.source) { dependent += 1 }
    return dependent == 1
  }
}
