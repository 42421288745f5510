import Problems
import Scene
import Solver

/// L201: one message for each choice, about the side that took what was left.
extension ConstraintDiagnosis {
  func report(_ group: AmbiguityGroups.Group, in solution: Solution, _ advice: inout AmbiguityAdvice) {
    guard let first = group.members.first, let key = system.meanings[first.variable.index].key else { return }
    let others = group.members.dropFirst().filter { system.meanings[$0.variable.index].isLength }
      .compactMap { attribute(of: $0.variable) }
    let name = attribute(of: first.variable) ?? ""
    let length = AmbiguousLength(
      name, least: first.lower.isFinite ? first.lower : nil, most: first.upper.isFinite ? first.upper : nil,
      taken: solution[first.variable], others: others, remedy: advice.remedy(for: group))
    system.solver.report(.layout(.ambiguous(length)), .warning, at: place(of: key.item), of: key.item.element)
  }

  private func place(of item: Constraint.Item) -> SourceLocation {
    let element = system.solver.tree[item.element]
    if case .ownGuide(_, let number) = item, let guides = element.anchoring?.guides, guides.indices.contains(number) {
      return guides[number].location ?? element.location
    }
    return element.location
  }

  private func attribute(of variable: Variable) -> String? {
    let meaning = system.meanings[variable.index]
    guard let key = meaning.key else { return nil }
    let place = key.axis == .horizontal ? "leading" : "top"
    return "\(name(of: key.item)).\(meaning.isLength ? key.axis.side : place)"
  }
}

/// The ambiguous variables of a system, put together where constraints connect them.
struct AmbiguityGroups {
  /// Variables that share a choice, sides before places.
  struct Group {
    var members: [Ambiguity]
  }

  /// The groups in the order of their first variables.
  let first: [Group]

  init(_ system: ScopeSystem, _ solution: Solution) {
    guard !solution.ambiguities.isEmpty else {
      first = []
      return
    }
    let open = Set(solution.ambiguities.map(\.variable))
    var leader = Array(0..<system.meanings.count)
    func find(_ variable: Int) -> Int {
      var current = variable
      while leader[current] != current {
        leader[current] = leader[leader[current]]
        current = leader[current]
      }
      return current
    }
    for number in 0..<system.system.constraintCount {
      let variables = system.system.terms(of: ConstraintID(index: number)).map(\.variable).filter(open.contains)
      guard let one = variables.first else { continue }
      for other in variables.dropFirst() {
        let (a, b) = (find(one.index), find(other.index))
        leader[max(a, b)] = min(a, b)
      }
    }
    var groups: [Int: [Ambiguity]] = [:]
    for ambiguity in solution.ambiguities { groups[find(ambiguity.variable.index), default: []].append(ambiguity) }
    func rank(_ ambiguity: Ambiguity) -> (element: Int, place: Int, index: Int) {
      let meaning = system.meanings[ambiguity.variable.index]
      return (meaning.key?.item.element ?? 0, meaning.isLength ? 0 : 1, ambiguity.variable.index)
    }
    func isBefore(_ one: Ambiguity, _ other: Ambiguity) -> Bool {
      let (a, b) = (rank(one), rank(other))
      return (a.place, a.element, a.index) < (b.place, b.element, b.index)
    }
    first = groups.values.map { Group(members: $0.sorted(by: isBefore)) }
      .sorted { rank($0.members[0]) < rank($1.members[0]) }
  }
}
