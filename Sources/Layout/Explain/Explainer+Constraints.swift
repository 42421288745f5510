import Graphics
import Problems
import Scene
import Solver

/// Views in boxes with constraints: one constraint for each edge, with what it names taken as known.
extension Explainer {
  func constraintTraces(of index: Int, in parent: Int, on axis: Axis) -> Traces {
    guard let scope = ScopeExplainer(around: parent, on: axis, self) else {
      return ConstraintTraces(of: index, on: axis, nil, self).traces
    }
    return ConstraintTraces(of: index, on: axis, scope, self).traces
  }
}

/// The edges of one view, told by the ways that its scope knows.
struct ConstraintTraces {
  typealias Term = ExplanationTerm

  private let index: Int
  private let axis: Axis
  private let explainer: Explainer
  private let scope: ScopeExplainer?
  private let ways: [ScopeSpot: ScopeWay]

  init(of index: Int, on axis: Axis, _ scope: ScopeExplainer?, _ explainer: Explainer) {
    self.index = index
    self.axis = axis
    self.explainer = explainer
    self.scope = scope
    ways = scope?.ways(of: index) ?? [:]
  }

  private var near: Double { explainer.solver.frames[index].ends(on: axis).near }
  private var far: Double { explainer.solver.frames[index].ends(on: axis).far }
  private var length: Double { explainer.solver.frames[index].size[axis] }
  private var isLengthKnown: Bool { ways[.length] != nil || derivedLength != nil }

  /// The near edge and the length by what decides them, and the far edge, which else is their sum.
  var traces: Explainer.Traces {
    var traces = Explainer.Traces()
    let told = [toldNear, toldLength, ways[.far].map { ($0.trace, [$0.constraint]) }]
    let values = [near, length, far]
    // Each of them has to come to the frame, or is not told in this way.
    let checked = zip(told, values).map { told, value -> (trace: Trace, constraints: [ActiveConstraint])? in
      guard let told, abs(told.0.result - value) <= 1e-6 * max(1, abs(value)) else { return nil }
      return told
    }
    let (first, side) = (checked[0] ?? together(near), checked[1] ?? together(length))
    (traces.near, traces.length, traces.far) = (first.trace, side.trace, checked[2]?.trace)
    traces.constraints = [first.constraints, side.constraints, checked[2]?.constraints ?? []]
    return traces
  }

  private typealias Told = (trace: Trace, constraints: [ActiveConstraint])

  private var toldNear: Told? {
    if let way = ways[.near] { return (way.trace, [way.constraint]) }
    guard isLengthKnown else { return nil }
    if let way = ways[.middle] {
      var trace = way.trace
      trace.add(.sum, nil, [trace.before, Term(axis.sideWord, factor: -0.5, length)])
      return (trace, [way.constraint])
    }
    if ways[.far] != nil {
      var trace = Trace()
      trace.add(.sum, nil, [Term(axis.farWord, far), Term(axis.sideWord, factor: -1, length)])
      return (trace, [])
    }
    guard let way = ways[.firstBaseline] ?? ways[.lastBaseline] else { return nil }
    var trace = way.trace
    trace.add(.sum, nil, [trace.before, Term(.baseline, factor: -1, trace.result - near)])
    return (trace, [way.constraint])
  }

  private var toldLength: Told? {
    if let way = ways[.length] { return (way.trace, [way.constraint]) }
    return derivedLength.map { ($0, []) }
  }

  /// A length that two places leave between them.
  private var derivedLength: Trace? {
    var trace = Trace()
    if ways[.near] != nil, ways[.far] != nil {
      trace.add(.sum, nil, [Term(axis.farWord, far), Term(axis.nearWord, factor: -1, near)])
      return trace
    }
    guard let middle = ways[.middle] else { return nil }
    trace = middle.trace
    if ways[.near] != nil {
      trace.add(.sum, nil, [trace.before.times(2), Term(axis.nearWord, factor: -2, near)])
      return trace
    }
    guard ways[.far] != nil else { return nil }
    trace.add(.sum, nil, [Term(axis.farWord, factor: 2, far), trace.before.times(-2)])
    return trace
  }

  /// What no single constraint decides: the number, and all that have a part in it.
  private func together(_ value: Double) -> Told {
    let tree = explainer.tree
    let place =
      tree[index].writtenPlace(of: "anchors") ?? tree[index].parent.flatMap { tree[$0].writtenPlace(of: "layout") }
    var trace = Trace()
    trace.add(.constraints, nil, at: place, [Term(.solution, value)])
    return (trace, scope?.constraints(about: index) ?? [])
  }
}
