import Graphics
import Scene

/// What is solved in one go: the children of a `constraints` box, and those of the boxes inside it that constraints
/// reach into.
struct ConstraintScope {
  /// The outermost box.
  let top: Int
  /// All boxes, from outside in.
  private(set) var boxes: [Int] = []
  /// The views of all boxes, in preorder, and the box of each.
  private(set) var members: [(view: Int, box: Int)] = []
  /// The constraints that name something, with the box that has them, in the order of the boxes.
  private(set) var constraints: [(constraint: Constraint, box: Int)] = []
  /// The views inside members that constraints name, and the member that each is in.
  private(set) var inner: [Int: Int] = [:]
  /// Whether a width depends on a height or the other way round.
  private(set) var isMixed = false
  /// Whether something depends on where a box comes to lie.
  private(set) var needsRounds = false

  /// The views whose lines of text constraints name.
  private(set) var baselined: Set<Int> = []

  /// The guides of boxes that constraints speak of, by axis; what nobody speaks of is nowhere.
  private var guides: [Axis: [Constraint.Item]] = [:]
  private var noted: [Axis: Set<Constraint.Item>] = [:]
  private var memberViews: Set<Int> = []
  private var boxNumbers: Set<Int> = []

  init(_ top: Int, in solver: Solver) {
    self.top = top
    var pending = [top]
    while let box = pending.popLast() {
      boxes.append(box)
      boxNumbers.insert(box)
      let children = solver.tree.children(of: box)
      for child in children {
        memberViews.insert(child)
        members.append((child, box))
        isMixed = isMixed || solver.aspectRule(of: child) != nil
      }
      pending += children.filter { solver.tree.constraints.joined.contains($0) }.reversed()
    }
    for box in boxes {
      for constraint in solver.tree.constraints[box] { add(constraint, of: box, in: solver) }
      needsRounds = needsRounds || box != top && solver.tree[box].style.relativeTo != .superview
    }
    let hasStackBaseline = baselined.contains { solver.tree[$0].kind == .box }
    needsRounds = needsRounds || isMixed || hasStackBaseline
  }

  private mutating func add(_ constraint: Constraint, of box: Int, in solver: Solver) {
    constraints.append((constraint, box))
    note(constraint.item, on: constraint.anchor.attribute.axis)
    noteBaseline(constraint.anchor.attribute, of: constraint.item, in: solver)
    guard let other = constraint.anchor.item else { return }
    isMixed = isMixed || other.attribute.axis != constraint.anchor.attribute.axis
    guard let target = constraint.other else { return }
    note(target, on: other.attribute.axis)
    noteBaseline(other.attribute, of: target, in: solver)
    if case .guide(let owner, _) = target, owner != top { needsRounds = true }
    guard case let element = target.element, element != top, !isMember(element), !isOwnGuide(target) else { return }
    var outer = solver.tree[element].parent
    while let current = outer, !isMember(current) { outer = solver.tree[current].parent }
    guard let outer else { return }
    inner[element] = outer
    needsRounds = true
  }

  /// Only texts and stacks have lines that do not stand at an edge.
  private mutating func noteBaseline(_ attribute: Anchor.Attribute, of item: Constraint.Item, in solver: Solver) {
    guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item, view != top else {
      return
    }
    switch (solver.tree[view].kind, solver.tree[view].style.layout) {
    case (.text, _), (.box, .stack): baselined.insert(view)
    default: break
    }
  }

  private mutating func note(_ item: Constraint.Item, on axis: Axis) {
    guard case .ownGuide = item, noted[axis, default: []].insert(item).inserted else { return }
    guides[axis, default: []].append(item)
  }

  /// The guides of boxes that constraints speak of on an axis.
  func guides(on axis: Axis) -> [Constraint.Item] { guides[axis] ?? [] }

  private func isOwnGuide(_ item: Constraint.Item) -> Bool {
    guard case .ownGuide(let box, _) = item else { return false }
    return boxNumbers.contains(box)
  }

  /// Whether a view is a child of one of the boxes.
  func isMember(_ view: Int) -> Bool { memberViews.contains(view) }

  /// Whether a member's children are solved along with it.
  func isJoined(_ view: Int) -> Bool { view != top && boxNumbers.contains(view) }
}
