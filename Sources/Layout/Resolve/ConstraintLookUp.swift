import Problems
import Scene

/// Finds the views and guides that constraints name, and the boxes that have to be solved together for them.
struct ConstraintLookUp {
  private let tree: ElementTree
  private let references: References
  private(set) var table = ConstraintTable()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tree: ElementTree, _ references: References) {
    self.tree = tree
    self.references = references
  }

  /// Adds the constraints of a view or guide; in boxes of another layout they mean nothing.
  mutating func add(_ rules: [Anchoring.Rule], of item: Constraint.Item, to box: Int) {
    guard tree[box].style.layout == .constraints else { return }
    for rule in rules {
      var target: Constraint.Item?
      if let other = rule.anchor.item {
        do {
          target = try find(other, for: item, in: box, space: rule.anchor.space)
        } catch {
          let element = tree[item.element]
          diagnostics.append(Diagnostic(error, at: other.location ?? element.place(of: "anchors"), view: element.path))
          continue
        }
        if let target { table.join(boxes(between: box, and: target)) }
      }
      table.add(
        Constraint(item: item, other: target, anchor: rule.anchor, offset: rule.offset, constant: rule.constant),
        to: box)
    }
  }

  private func find(
    _ other: Anchor.Item, for item: Constraint.Item, in box: Int, space: Int
  ) throws(Problem) -> Constraint.Item {
    switch other.target {
    case .own: return try guide(other.guide, of: item)
    case .superview: return other.guide == nil ? .content(of: box) : try guide(other.guide, of: .view(box))
    case .named(let path):
      switch references.answer(path, in: box, space: space) {
      case .nothing(let nearest): throw .name(.unknownView(path, nearest: nearest))
      case .several(let places): throw .name(.ambiguousView(path, places))
      case .view(let view):
        guard isInReach(view, from: box) else { throw .placement(.outOfReach(path)) }
        return try guide(other.guide, of: .view(view))
      case .guide(of: let owner, let name):
        guard isInReach(owner, from: box) else { throw .placement(.outOfReach(path)) }
        return try guide(name, of: .view(owner))
      }
    }
  }

  private func guide(_ name: String?, of item: Constraint.Item) throws(Problem) -> Constraint.Item {
    guard let name else { return item }
    if let guide = Constraint.Guide(rawValue: name) { return .guide(of: item.element, guide) }
    let guides = tree[item.element].anchoring?.guides ?? []
    guard let number = guides.firstIndex(where: { $0.name == name }) else {
      throw .name(.unknownView(name, nearest: nearestWord(to: name, in: guides.map(\.name))))
    }
    return .ownGuide(of: item.element, number)
  }

  private func isConstraints(_ box: Int) -> Bool { tree[box].style.layout == .constraints }

  /// The outermost box that a box may be solved together with.
  private func top(of box: Int) -> Int {
    var top = box
    while let outer = tree[top].parent, isConstraints(outer) { top = outer }
    return top
  }

  private func isInReach(_ view: Int, from box: Int) -> Bool {
    let top = top(of: box)
    return view >= top && view < tree[top].subtreeEnd
  }

  /// The boxes on the way from one with a constraint to what it names that have to be solved with the ones around.
  private func boxes(between box: Int, and target: Constraint.Item) -> [Int] {
    var joined: [Int] = []
    var common = box
    while target.element < common || target.element >= tree[common].subtreeEnd {
      joined.append(common)
      guard let outer = tree[common].parent else { break }
      common = outer
    }
    return joined + boxes(from: common, downTo: target)
  }

  /// The boxes below one whose children are needed for an item, as far as constraints decide them.
  private func boxes(from outer: Int, downTo target: Constraint.Item) -> [Int] {
    var way: [Int] = []
    // A guide that a box names itself is one of the things that its own constraints decide.
    var next: Int? = target.element
    if case .ownGuide = target {} else if target.element != outer { next = tree[target.element].parent }
    while let current = next, current > outer {
      way.append(current)
      next = tree[current].parent
    }
    var joined: [Int] = []
    for box in way.reversed() {
      guard isConstraints(box) else { break }
      joined.append(box)
    }
    return joined
  }
}
