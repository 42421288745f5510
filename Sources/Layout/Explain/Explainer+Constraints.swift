import Graphics
import Problems
import Scene
import Solver

/// Views in boxes with constraints: what the system came to, and which of its constraints hold exactly.
extension Explainer {
  func constraintTraces(of index: Int, in parent: Int, on axis: Axis) -> Traces {
    var traces = Traces()
    let place = tree[index].writtenPlace(of: "anchors") ?? tree[parent].writtenPlace(of: "layout")
    let corner = corner(of: parent, on: axis, far: false)
    let start = solver.frames[index].ends(on: axis).near - corner.reduce(0) { $0 + $1.value }
    traces.near.add(.constraints, nil, at: place, corner + [Term(.solution, start)])
    traces.length.add(.constraints, nil, at: place, [Term(.solution, solver.frames[index].size[axis])])
    return traces
  }

  /// The constraints in force of a view's near edge, length and far edge; nil in boxes without constraints.
  func activeConstraints(of index: Int, on axis: Axis) -> [[ActiveConstraint]]? {
    guard let parent = tree[index].parent, tree[parent].style.layout == .constraints else { return nil }
    var top = parent
    while tree.constraints.joined.contains(top), let outer = tree[top].parent { top = outer }
    let content = solver.contentBox(of: top).size
    let (_, result) = ConstraintsLayout().solved(top, in: content, solver, findsIntervals: true)
    for solved in result.systems where solved.system.axes.contains(axis) {
      guard let solution = solved.solution else { continue }
      return activeConstraints(of: index, on: axis, solved, solution)
    }
    return [[], [], []]
  }

  private func activeConstraints(
    of index: Int, on axis: Axis, _ solved: ScopeResult.Solved, _ solution: Solution
  ) -> [[ActiveConstraint]] {
    let system = solved.system
    let key = ScopeSystem.LineKey(item: .view(index), axis: axis)
    guard let line = system.lines[key], let start = line.start.terms.first, let length = line.length.terms.first else {
      return [[], [], []]
    }
    let diagnosis = ConstraintDiagnosis(solved)
    var found: [[ActiveConstraint]] = [[], [], []]
    for (number, stated) in system.stated.enumerated() {
      let id = ConstraintID(index: number)
      var (ofStart, ofLength, value) = (0.0, 0.0, stated.constant + stated.room)
      for term in system.system.terms(of: id) {
        value += term.coefficient * solution[term.variable]
        if term.variable == start.variable { ofStart += term.coefficient }
        if term.variable == length.variable { ofLength += term.coefficient }
      }
      guard abs(value) < 1e-6, ofStart != 0 || ofLength != 0 else { continue }
      let active = ActiveConstraint(
        diagnosis.told(stated, on: axis), priority: Int(system.system[id]?.priority ?? 0),
        at: diagnosis.location(of: stated.origin))
      // An edge is the start, the far one start and length together; what else has the length in it is about that.
      if ofStart != 0, ofStart != ofLength { found[0].append(active) }
      if ofLength != 0, ofStart == 0 { found[1].append(active) }
      if ofStart != 0, ofStart == ofLength { found[2].append(active) }
    }
    return found
  }
}

extension ConstraintDiagnosis {
  /// What a constraint says; what no file says, by what it wishes.
  fileprivate func told(_ stated: StatedConstraint, on axis: Axis) -> String {
    if let text = text(of: stated.origin) { return text }
    guard case .wish(let view) = stated.origin else { return "size of the content" }
    let side = "\(name(of: .view(view))).\(axis.side)"
    return switch stated.relation {
    case .lessOrEqual: "\(side) <= content"
    case .greaterOrEqual: "\(side) >= content"
    case .equal: "\(side) fills"
    }
  }
}
