import Graphics
import Problems
import Scene
import Solver

/// A solved scope of constraints on one axis, which is asked what decided the edges of its views.
struct ScopeExplainer {
  let explainer: Explainer
  let system: ScopeSystem
  let solution: Solution
  let diagnosis: ConstraintDiagnosis
  let axis: Axis
  /// The numbers of the constraints that hold exactly.
  let tight: [Int]

  var solver: Solver { explainer.solver }
  var tree: ElementTree { explainer.tree }

  /// The scope of a box, solved once more; nil where it cannot be solved.
  init?(around box: Int, on axis: Axis, _ explainer: Explainer) {
    let tree = explainer.tree
    var top = box
    while tree.constraints.joined.contains(top), let outer = tree[top].parent { top = outer }
    let content = explainer.solver.contentBox(of: top).size
    let (_, result) = ConstraintsLayout().solved(top, in: content, explainer.solver, findsIntervals: true)
    guard let solved = result.systems.first(where: { $0.system.axes.contains(axis) }), let solution = solved.solution
    else { return nil }
    self.explainer = explainer
    self.axis = axis
    self.solution = solution
    system = solved.system
    diagnosis = ConstraintDiagnosis(solved)
    let system = solved.system
    tight = system.stated.indices.filter { number in
      let stated = system.stated[number]
      let terms = system.system.terms(of: ConstraintID(index: number))
      let value = terms.reduce(stated.constant + stated.room) { $0 + $1.coefficient * solution[$1.variable] }
      return abs(value) < 1e-6
    }
  }

  // MARK: What decides

  /// What decides the spots of a view: constraints of its own, then what it would like, then those of other views.
  func ways(of view: Int) -> [ScopeSpot: ScopeWay] {
    let item = Constraint.Item.view(view)
    var ways = ownWays(of: item)
    guard !ways.isSettled else { return ways }
    for (spot, way) in foreignWays(of: item) where ways[spot] == nil && !ways.isSettled { ways[spot] = way }
    return ways
  }

  /// What an item decides itself, but for some constraints and those that name another item.
  private func ownWays(
    of item: Constraint.Item, without left: Set<Int> = [], naming other: Constraint.Item? = nil
  ) -> [ScopeSpot: ScopeWay] {
    var ways: [ScopeSpot: ScopeWay] = [:]
    // What depends on itself through more than this is not told by single constraints.
    guard left.count < 4 else { return ways }
    for number in tight.sorted(by: isStronger) where !left.contains(number) && !names(number, other) {
      guard let (spot, way) = strongWay(number, of: item, left), ways[spot] == nil else { continue }
      ways[spot] = way
    }
    guard !ways.isSettled, case .view(let view) = item, ways[.length] == nil else { return ways }
    for number in tight where !left.contains(number) && ways[.length] == nil {
      ways[.length] = ratioWay(number, of: view, left) ?? weakWay(number, of: view)
    }
    return ways
  }

  private func names(_ number: Int, _ item: Constraint.Item?) -> Bool {
    guard let item, case .anchor(let constraint) = system.stated[number].origin else { return false }
    return constraint.other == item
  }

  /// What other items, or the other side, say of an item, which decides where they are decided without it.
  private func foreignWays(of item: Constraint.Item) -> [(ScopeSpot, ScopeWay)] {
    tight.sorted(by: isStronger).compactMap { number in
      guard case .anchor(let constraint) = system.stated[number].origin, constraint.other == item,
        let other = constraint.anchor.item, other.attribute.axis == axis
      else { return nil }
      let own = ScopeExplainer(self, on: constraint.anchor.attribute.axis)
      let isOwn = constraint.item == item
      guard own.ownWays(of: constraint.item, without: [number], naming: isOwn ? nil : item).isSettled else {
        return nil
      }
      let box = box(of: constraint)
      let spot = spot(other.attribute, of: item, in: box)
      guard let terms = terms(of: constraint, solvedFor: spot) else { return nil }
      return way(number, spot, of: item, terms).map { (spot, $0) }
    }
  }

  /// Equations before bounds, and of these what counts more.
  private func isStronger(_ one: Int, than other: Int) -> Bool {
    func rank(_ number: Int) -> (Int, Double, Int) {
      let priority = system.system[ConstraintID(index: number)]?.priority ?? 0
      return (system.stated[number].relation == .equal ? 0 : 1, -priority, number)
    }
    return rank(one) < rank(other)
  }

  /// An anchor or a length of an item's own.
  private func strongWay(_ number: Int, of item: Constraint.Item, _ left: Set<Int>) -> (ScopeSpot, ScopeWay)? {
    switch system.stated[number].origin {
    case .anchor(let constraint):
      guard constraint.item == item, constraint.anchor.attribute.axis == axis, !isInside(constraint.other, item)
      else { return nil }
      // One side as long as the other: only where that one is known without it.
      if constraint.other == item, let named = constraint.anchor.item, named.attribute.axis != axis {
        let others = ScopeExplainer(self, on: axis.across).ownWays(of: item, without: left.union([number]))
        guard others[.length] != nil || others.isSettled else { return nil }
      }
      let spot = spot(constraint.anchor.attribute, of: item, in: box(of: constraint))
      return terms(of: constraint, solvedFor: nil).flatMap { way(number, spot, of: item, $0) }.map { (spot, $0) }
    case .length(let view, axis, _) where .view(view) == item:
      guard let distance = tree[view].extent(on: axis).distance else { return nil }
      return said(number, distance, axis.side, of: view).map { (.length, $0) }
    default: return nil
    }
  }

  /// Whether an item lies inside another one, so that it follows from it.
  private func isInside(_ other: Constraint.Item?, _ item: Constraint.Item) -> Bool {
    guard let other, case .view(let view) = item, other != item else { return false }
    var next: Int? = other.element
    while let current = next {
      if current == view { return true }
      next = tree[current].parent
    }
    return false
  }

  // MARK: Lengths

  /// A length, or a bound of it, that a key says.
  private func said(_ number: Int, _ distance: Style.Distance, _ key: String, of view: Int) -> ScopeWay? {
    let place = tree[view].writtenPlace(of: key)
    let room = tree[view].parent.map { system.contentLine(of: $0, on: axis).length.value(in: solution) } ?? 0
    var trace = Trace()
    trace.add(
      .key, key, at: place, [explainer.term(distance, key, of: room, at: place)] + outset(.length, of: .view(view)))
    return checked(trace, number, .length, of: .view(view))
  }

  /// A bound, or the content, that a length comes to.
  private func weakWay(_ number: Int, of view: Int) -> ScopeWay? {
    let stated = system.stated[number]
    var way: ScopeWay?
    switch stated.origin {
    case .least(let bounded, axis, _) where bounded == view:
      way = tree[view].bounds(on: axis).least.flatMap { said(number, $0, axis.leastKey, of: view) }
    case .most(let bounded, axis, _) where bounded == view:
      way = tree[view].bounds(on: axis).most.flatMap { said(number, $0, axis.mostKey, of: view) }
    case .wish(let wishing) where wishing == view && isAbout(view, number):
      var trace = Trace()
      if stated.relation == .equal {
        guard let parent = tree[view].parent else { return nil }
        let room = explainer.room(of: parent, on: axis, in: &trace)
        trace.add(.fill, nil, at: tree[view].writtenPlace(of: axis.side), [room])
      } else {
        explainer.addContent(of: view, on: axis, width: solver.frames[view].width, to: &trace)
      }
      way = checked(trace, number, .length, of: .view(view))
    default: break
    }
    way?.isWeak = true
    return way
  }

  /// A length that follows from the other one, where that one follows from something else.
  private func ratioWay(_ number: Int, of view: Int, _ left: Set<Int>) -> ScopeWay? {
    guard case .ratio(view) = system.stated[number].origin, let rule = solver.aspectRule(of: view) else { return nil }
    let others = ScopeExplainer(self, on: axis.across).ownWays(of: .view(view), without: left.union([number]))
    guard others[.length] != nil || others.isSettled else { return nil }
    var trace = Trace()
    explainer.addRatio(
      of: view, rule, on: axis, ExplanationTerm(axis.across.sideWord, solver.frames[view].size[axis.across]),
      to: &trace)
    return checked(trace, number, .length, of: .view(view))
  }

  private init(_ other: ScopeExplainer, on axis: Axis) {
    (explainer, system, solution, diagnosis) = (other.explainer, other.system, other.solution, other.diagnosis)
    (self.axis, tight) = (axis, other.tight)
  }

  // MARK: Constraints in words

  /// The constraints that hold exactly and have a view in them on this axis.
  func constraints(about view: Int) -> [ActiveConstraint] { tight.filter { isAbout(view, $0) }.map(active) }

  /// Whether a constraint has the start or length of a view on this axis in it.
  private func isAbout(_ view: Int, _ number: Int) -> Bool {
    guard let line = system.lines[.init(item: .view(view), axis: axis)] else { return false }
    let own = (line.start.terms + line.length.terms).map(\.variable)
    return system.system.terms(of: ConstraintID(index: number)).contains { term in
      term.coefficient != 0 && own.contains(term.variable)
    }
  }

  private func active(_ number: Int) -> ActiveConstraint {
    let stated = system.stated[number]
    return ActiveConstraint(
      diagnosis.told(stated, on: axis), priority: Int(system.system[ConstraintID(index: number)]?.priority ?? 0),
      at: diagnosis.location(of: stated.origin))
  }

  /// A way by an anchor, with the terms of its arithmetic.
  private func way(
    _ number: Int, _ spot: ScopeSpot, of item: Constraint.Item, _ terms: [ExplanationTerm]
  ) -> ScopeWay? {
    let constraint = active(number)
    var trace = Trace()
    // The view's own other side needs no name.
    let terms = terms.map { term in
      var term = term
      if case .view(let view) = item, term.subject == tree[view].path { term.subject = nil }
      return term
    }
    trace.add(
      .constraints, constraint.written, at: constraint.location, terms + outset(spot, of: item))
    return checked(trace, number, spot, of: item)
  }

  /// A way, if it comes to where the item is.
  private func checked(_ trace: Trace, _ number: Int, _ spot: ScopeSpot, of item: Constraint.Item) -> ScopeWay? {
    let value = value(spot, of: item) + outset(spot, of: item).reduce(0) { $0 + $1.value }
    guard abs(trace.result - value) <= 1e-6 * max(1, abs(value)) else { return nil }
    return ScopeWay(trace: trace, constraint: active(number))
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

extension ActiveConstraint {
  /// What it says, with its priority where it need not hold.
  public var written: String {
    guard priority < 1000, !text.hasSuffix(" @\(priority)") else { return text }
    return text + " @\(priority)"
  }
}
