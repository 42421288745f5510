import Graphics
import Scene
import Solver

/// The constraints of a scope on one axis or both, as a system of linear ones.
struct ScopeSystem {
  let scope: ConstraintScope
  let solver: Solver
  let facts: ScopeFacts
  /// The axes that are solved together.
  let axes: [Axis]
  /// The size of the top's content box; an axis is nil while it is asked for.
  let size: Offer.Room
  /// Whether reading begins at the right.
  let isMirrored: Bool

  private(set) var system = ConstraintSystem()
  /// What the constraints come from, by tag.
  private(set) var stated: [StatedConstraint] = []
  /// The lines of members by view, those of own guides by box and number; on the axes of this system.
  private(set) var lines: [LineKey: LineForm] = [:]
  /// The content box of the top.
  private(set) var content: [Axis: LinearForm] = [:]
  /// What the variables are, for messages.
  private(set) var meanings: [Meaning] = []

  /// An item that has variables, on an axis.
  struct LineKey: Hashable {
    var item: Constraint.Item
    var axis: Axis
  }

  /// What a variable is.
  struct Meaning {
    var key: LineKey?
    var isLength: Bool
  }

  init(_ scope: ConstraintScope, _ facts: ScopeFacts, axes: [Axis], size: Offer.Room, mirrored: Bool, in solver: Solver)
  {
    self.scope = scope
    self.solver = solver
    self.facts = facts
    self.axes = axes
    self.size = size
    isMirrored = mirrored
    addVariables()
    addSizes()
    addAnchors()
  }

  /// The last made is settled first: lengths before places, and what is left goes to the first view.
  private mutating func addVariables() {
    for axis in axes {
      content[axis] = size[axis].map { LinearForm(room: $0) } ?? LinearForm(newVariable(nil, isLength: true))
    }
    let views = scope.members.map { Constraint.Item.view($0.view) }
    lines.reserveCapacity(axes.reduce(0) { $0 + views.count + scope.guides(on: $1).count })
    for axis in axes {
      let keys = (views + scope.guides(on: axis)).map { LineKey(item: $0, axis: axis) }
      let starts = keys.map { newVariable($0, isLength: false) }
      for (key, start) in zip(keys, starts) {
        lines[key] = LineForm(start: LinearForm(start), length: LinearForm(newVariable(key, isLength: true)))
      }
    }
  }

  private mutating func newVariable(_ key: LineKey?, isLength: Bool) -> Variable {
    meanings.append(Meaning(key: key, isLength: isLength))
    return system.addVariable(nonNegative: isLength)
  }

  /// Adds `form (== | <= | >=) 0`.
  mutating func add(
    _ form: LinearForm, _ relation: Anchor.Relation, priority: Int = Anchor.required, weight: Double = 1,
    from origin: StatedConstraint.Origin
  ) {
    let constraint = LinearConstraint(
      Relation(relation), constant: form.number, priority: Double(priority), weight: weight,
      tag: Int32(stated.count))
    system.add(constraint, form.terms)
    stated.append(StatedConstraint(origin: origin, relation: relation, constant: form.constant, room: form.room))
  }

  /// The line of an item on an axis of this system, in the coordinates of the top's content box.
  func line(of item: Constraint.Item, on axis: Axis) -> LineForm {
    switch item {
    case .ownGuide: lines[LineKey(item: item, axis: axis)] ?? frame(of: item.element, on: axis)
    case .content(let box): contentLine(of: box, on: axis)
    case .view(let view): lines[LineKey(item: item, axis: axis)] ?? frame(of: view, on: axis)
    case .guide(let box, .keyboard) where axis == .vertical: keyboard(of: box)
    case .guide(let box, let guide):
      frame(of: box, on: axis).inset(by: facts.guides[.init(box: box, guide: guide)] ?? .init(), on: axis)
    }
  }

  /// Below the safe area, where a keyboard that is not shown waits.
  private func keyboard(of box: Int) -> LineForm {
    let frame = frame(of: box, on: .vertical)
    let bottom = facts.guides[.init(box: box, guide: .keyboard)]?.bottom ?? 0
    return LineForm(start: frame.end + LinearForm(room: -bottom), length: LinearForm(room: bottom))
  }

  /// The frame of a box or of a view inside a member, which alignment rectangles do not shrink.
  func frame(of view: Int, on axis: Axis) -> LineForm {
    if view == scope.top {
      let insets = facts.contents[view] ?? FlowInsets()
      return LineForm(start: LinearForm(), length: content[axis] ?? LinearForm()).outset(by: insets, on: axis)
    }
    if let own = lines[LineKey(item: .view(view), axis: axis)] {
      return own.outset(by: solver.alignmentInsets(of: view, mirrored: isMirrored), on: axis)
    }
    guard let member = scope.inner[view], let rect = facts.inner[view] else { return LineForm.zero }
    let (start, length) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
    return LineForm(start: frame(of: member, on: axis).start + start, length: LinearForm(constant: length))
  }

  /// The rectangle that a box lays out its children in, which is their `superview`.
  func contentLine(of box: Int, on axis: Axis) -> LineForm {
    if box == scope.top { return LineForm(start: LinearForm(), length: content[axis] ?? LinearForm()) }
    return frame(of: box, on: axis).inset(by: facts.contents[box] ?? FlowInsets(), on: axis)
  }
}

extension Relation {
  fileprivate init(_ relation: Anchor.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}
