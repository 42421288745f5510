import Problems
import Scene
import Solver

/// What there is to say about the constraints of a system: L101, L102, L201 and L301.
struct ConstraintDiagnosis {
  let system: ScopeSystem
  let solution: Solution?

  private var solver: Solver { system.solver }

  init(_ solved: ScopeResult.Solved) {
    system = solved.system
    solution = solved.solution
  }

  func report() {
    guard let solution else {
      return solver.report(.layout(.unsolvable), .error, at: "layout", of: system.scope.top)
    }
    for refusal in solution.refusals { report(refusal) }
    var advice = AmbiguityAdvice(self, solution)
    // What a broken constraint would have decided is no choice that the scene leaves.
    let groups = AmbiguityGroups(system, solution).first.filter { !isLeft($0, by: solution.refusals) }
    for group in groups { report(group, in: solution, &advice) }
    for miss in solution.misses { report(miss) }
  }

  /// L301: an anchor of its own priority; what contents wish gives way all the time.
  private func report(_ miss: Miss) {
    guard case .anchor(let constraint) = system.stated[Int(miss.tag)].origin else { return }
    let text = constraint.anchor.written(of: name(of: constraint.item))
    solver.report(
      .layout(.missed(text, points: miss.error)), .note, at: constraint.anchor.location, of: constraint.item.element)
  }

  /// Whether a choice is there only because a constraint is broken that spoke of the same sides and places.
  private func isLeft(_ group: AmbiguityGroups.Group, by refusals: [Refusal]) -> Bool {
    let open = Set(group.members.map(\.variable))
    return refusals.contains { refusal in
      refusal.members.contains { member in
        switch member.source {
        case .constraint(let id, _): system.system.terms(of: id).contains { open.contains($0.variable) }
        case .nonNegative(let variable): open.contains(variable)
        }
      }
    }
  }

  // MARK: Contradictions

  private func report(_ refusal: Refusal) {
    let parts = refusal.members.compactMap { member in part(member).map { (part: $0, member: member) } }
    let broken = parts.firstIndex { $0.member.source.tag == refusal.tag } ?? parts.count - 1
    let origin = system.stated[Int(refusal.tag)].origin
    let sums = refusal.members.compactMap { member in member.source.tag.map { contribution(of: Int($0), member.factor) }
    }
    let needs = sums.map { -$0.constant }.filter { abs($0) > 1e-9 }
    let room = sums.reduce(0) { $0 + $1.room }
    // A sum is worth telling where lengths have to fit into a room.
    let isSum = room > 0 && needs.count > 1 && needs.allSatisfy { $0 > 0 }
    let conflict = ConstraintConflict(
      parts: parts.map(\.part), broken: broken, needs: isSum ? needs : [], room: isSum ? room : 0,
      excess: refusal.excess, remedy: remedy(for: origin))
    solver.report(
      .layout(.unsatisfiable(conflict)), .warning, at: location(of: origin), of: element(of: origin))
  }

  /// What a constraint adds to the sum that does not come out; `<=` counts with the other sign.
  private func contribution(of tag: Int, _ factor: Double) -> (constant: Double, room: Double) {
    let stated = system.stated[tag]
    let sign = stated.relation == .lessOrEqual ? -factor : factor
    return (sign * stated.constant, sign * stated.room)
  }

  private func part(_ member: Refusal.Member) -> ConstraintConflict.Part? {
    switch member.source {
    case .constraint(_, let tag):
      let origin = system.stated[Int(tag)].origin
      return text(of: origin).map { ConstraintConflict.Part($0, at: location(of: origin)) }
    case .nonNegative(let variable):
      return system.meanings[variable.index].key.map {
        ConstraintConflict.Part("\(name(of: $0.item)).\($0.axis.side) >= 0")
      }
    }
  }
}

extension Refusal.Source {
  /// The caller's number of the constraint; nil for a bound of a variable.
  fileprivate var tag: Int32? {
    if case .constraint(_, let tag) = self { tag } else { nil }
  }
}
