import Scene

/// A constraint between elements, its names looked up.
///
/// An object, because all the lists that have it would else copy what it holds.
final class Constraint {
  /// What has attributes.
  enum Item: Hashable {
    case view(Int)
    /// What a box leaves to its children, their `superview`.
    case content(of: Int)
    /// A guide that every box has.
    case guide(of: Int, Guide)
    /// A guide that a box names itself, by its number there.
    case ownGuide(of: Int, Int)
  }

  /// The guides that every box has.
  enum Guide: String, Hashable {
    case safeArea, layoutMargins, readableContent, keyboard
  }

  let item: Item
  let other: Item?
  let anchor: Anchor
  let offset: Style.Distance
  let constant: Style.Distance

  init(item: Item, other: Item?, anchor: Anchor, offset: Style.Distance, constant: Style.Distance) {
    self.item = item
    self.other = other
    self.anchor = anchor
    self.offset = offset
    self.constant = constant
  }
}

extension Constraint.Item {
  /// The element, or the box whose guide it is.
  var element: Int {
    switch self {
    case .view(let index), .content(of: let index), .guide(of: let index, _), .ownGuide(of: let index, _): index
    }
  }
}

/// The constraints of all boxes, and which boxes have to be solved together.
struct ConstraintTable {
  /// The constraints of the children and guides of each box, in the order of the file.
  private(set) var ofBox: [Int: [Constraint]] = [:]
  /// The boxes whose constraints are solved along with those of the box around.
  private(set) var joined: Set<Int> = []
  /// The boxes of whose guides constraints speak.
  private(set) var guided: Set<Int> = []

  mutating func add(_ constraint: Constraint, to box: Int) {
    ofBox[box, default: []].append(constraint)
    if case .guide(let owner, _)? = constraint.other { guided.insert(owner) }
  }

  /// Joins boxes with the ones around them.
  mutating func join(_ boxes: some Sequence<Int>) { joined.formUnion(boxes) }

  subscript(box: Int) -> [Constraint] { ofBox[box] ?? [] }
}
