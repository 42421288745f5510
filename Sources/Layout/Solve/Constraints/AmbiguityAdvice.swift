import Problems
import Scene
import Solver

/// What would decide between choices that constraints leave, tried out before it is said.
struct AmbiguityAdvice {
  private let diagnosis: ConstraintDiagnosis
  private let solution: Solution
  /// Each trial solves the system once more; who leaves that many choices wants to hear of the first ones first.
  private var trialsLeft = 64

  private var system: ScopeSystem { diagnosis.system }

  init(_ diagnosis: ConstraintDiagnosis, _ solution: Solution) {
    self.diagnosis = diagnosis
    self.solution = solution
  }

  /// What would decide a choice: another priority where wishes of the same one stand against each other, else an anchor.
  mutating func remedy(for group: AmbiguityGroups.Group) -> String? {
    guard let first = group.members.first else { return nil }
    let meaning = system.meanings[first.variable.index]
    guard let key = meaning.key, !system.solver.isTrying else { return nil }
    let open = Set(group.members.map(\.variable))
    let changes = changes(in: open)
    for change in changes where decides(change, open) { return words(for: change) }
    let places = key.axis == .horizontal ? "leading or trailing" : "top or bottom"
    return "an anchor for \(meaning.isLength ? key.axis.side : places)"
  }
}

// MARK: Changes of priorities

extension AmbiguityAdvice {
  /// Another priority of a constraint.
  private struct Change {
    var number: Int
    var priority: Double
  }

  /// The changes worth trying: that what gave way does so by its priority, or what did not give way does not by its own.
  private func changes(in open: Set<Variable>) -> [Change] {
    let optional = system.stated.indices.filter { isChangeable($0, open) }
    var changes: [Change] = []
    for missed in optional.reversed() where isMissed(missed) {
      guard let priority = priority(of: missed) else { continue }
      let peer = optional.last { $0 != missed && self.priority(of: $0) == priority && !isMissed($0) }
      let lowered = priority > 1 ? [Change(number: missed, priority: priority - 1)] : []
      let raised = peer.map { [Change(number: $0, priority: priority + 1)] } ?? []
      // People who know Auto Layout let what may stretch be, and raise what must not.
      changes += isHugging(missed) ? raised + lowered : lowered + raised
    }
    return changes.filter { $0.priority < LinearConstraint.required }
  }

  /// Whether a constraint has a priority that a scene can change, and speaks of what is open.
  private func isChangeable(_ number: Int, _ open: Set<Variable>) -> Bool {
    guard let priority = priority(of: number), priority < LinearConstraint.required else { return false }
    switch system.stated[number].origin {
    case .anchor: break
    case .wish: if system.stated[number].relation == .equal { return false }
    case .length, .least, .most, .ratio, .fitting: return false
    }
    return system.system.terms(of: ConstraintID(index: number)).contains { open.contains($0.variable) }
  }

  private func priority(of number: Int) -> Double? { system.system[ConstraintID(index: number)]?.priority }

  private func isMissed(_ number: Int) -> Bool {
    system.system.error(of: ConstraintID(index: number), at: solution.values) > 1e-6
  }

  /// Whether a constraint is the wish of a view to be no larger than its content.
  private func isHugging(_ number: Int) -> Bool {
    guard case .wish = system.stated[number].origin else { return false }
    return system.stated[number].relation == .lessOrEqual
  }

  /// Whether nothing of a choice is left with a change, by solving it.
  private mutating func decides(_ change: Change, _ open: Set<Variable>) -> Bool {
    guard trialsLeft > 0 else { return false }
    trialsLeft -= 1
    let id = ConstraintID(index: change.number)
    guard var constraint = system.system[id] else { return false }
    constraint.priority = change.priority
    var changed = system.system
    changed.remove(id)
    changed.add(constraint, Array(system.system.terms(of: id)))
    guard let solution = try? changed.solve(findsIntervals: true) else { return false }
    return !solution.ambiguities.contains { open.contains($0.variable) }
  }

  /// What to write for a change: a key of a view, or an anchor with its new priority.
  private func words(for change: Change) -> String? {
    let stated = system.stated[change.number]
    switch stated.origin {
    case .anchor(let constraint):
      var anchor = constraint.anchor
      anchor.priority = Int(change.priority)
      return "\(anchor.entry) for \(diagnosis.name(of: constraint.item))"
    case .wish(let view):
      let key = stated.relation == .lessOrEqual ? "hugging" : "compressionResistance"
      return "\"\(key): \(Int(change.priority))\" for \(diagnosis.name(of: .view(view)))"
    case .length, .least, .most, .ratio, .fitting: return nil
    }
  }
}
