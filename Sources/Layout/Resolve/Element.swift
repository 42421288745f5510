import Graphics
import Problems
import Scene

/// A node with everything settled that does not depend on sizes: one entry of the flat tree that layout works on.
///
/// An object, because a style is large: containers nest hundreds deep, and each level would keep copies on the stack.
final class Element {
  /// Distances from the edges inwards, which may be percentages.
  struct Edges {
    var top, left, bottom, right: Style.Distance

    /// The part that is no percentage.
    var fixed: Insets {
      Insets(
        top: top.points(of: 0), left: left.points(of: 0), bottom: bottom.points(of: 0), right: right.points(of: 0))
    }

    static let zero = Edges(top: .points(0), left: .points(0), bottom: .points(0), right: .points(0))
  }

  let kind: Node.Kind
  let id: String?
  let path: String
  let parent: Int?
  /// The index after the last element inside this one.
  var subtreeEnd: Int
  var style: Style
  let padding: Edges
  /// What its constraints need; nil where it has none.
  var anchoring: Anchoring?
  /// What the guide `layoutMargins` is made of.
  var margins = Margins()
  /// Whether it and everything around it is shown.
  let isDrawn: Bool
  let places: [KeyPlace]
  let location: SourceLocation

  init(
    _ node: Node, path: String, parent: Int?, index: Int, style: Style, padding: Edges, isDrawn: Bool,
    places: [KeyPlace]
  ) {
    kind = node.kind
    id = node.id
    self.path = path
    self.parent = parent
    subtreeEnd = index + 1
    self.style = style
    self.padding = padding
    self.isDrawn = isDrawn
    self.places = places
    location = node.location
  }

  /// Where a key of this element is written, or else the element.
  func place(of key: String) -> SourceLocation { places.last { $0.key == key }?.location ?? location }
}

/// The elements of a scene in preorder.
struct ElementTree {
  var elements: [Element] = []
  /// The constraints between elements.
  var constraints = ConstraintTable()
  /// What is calculated of finished frames.
  var derivations: [Derivation] = []

  subscript(index: Int) -> Element { elements[index] }

  /// The children of an element, the first at the back.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < elements[index].subtreeEnd {
      children.append(next)
      next = elements[next].subtreeEnd
    }
    return children
  }
}
