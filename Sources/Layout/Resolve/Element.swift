import Graphics
import Problems
import Scene

/// A node with everything settled that does not depend on sizes: one entry of the flat tree that layout works on.
///
/// An object, because what it holds is large and asked for often: nobody copies it.
final class Element {
  /// Distances from the edges inwards, which may be percentages.
  struct Edges {
    var top, left, bottom, right: Style.Distance

    /// The distances in points, percentages being of a size.
    func insets(in size: Size) -> Insets {
      Insets(
        top: top.points(of: size.height), left: left.points(of: size.width), bottom: bottom.points(of: size.height),
        right: right.points(of: size.width))
    }

    /// Whether any of them is a percentage.
    var isRelative: Bool { top.isPercent || left.isPercent || bottom.isPercent || right.isPercent }

    static let zero = Edges(top: .points(0), left: .points(0), bottom: .points(0), right: .points(0))
  }

  let kind: Node.Kind
  let id: String?
  let path: String
  let parent: Int?
  /// The index after the last element inside this one.
  var subtreeEnd: Int
  /// How many of those are its children.
  var childCount = 0
  /// What it says; padding without percentages.
  let sharedStyle: Shared<Style>
  /// How it places its children.
  let container: any Container
  /// The place that it says for itself, as a stack and as a cell takes the word.
  let alignmentInStack: StackSpec.Alignment?
  let alignmentInCell: OverlayAlignment?
  /// Whether one of its sides may follow from the other.
  let hasAspect: Bool
  /// The padding as it is said.
  let edges: Edges
  /// The padding in points, percentages included once what they are of is known.
  var padding: Insets
  /// What its constraints need; nil where it has none.
  var anchoring: Anchoring?
  /// What the guide `layoutMargins` is made of.
  var margins = Margins()
  /// Whether it and everything around it is shown.
  let isDrawn: Bool
  /// Whether it is the title of a key, which may stay blank.
  let isKeyTitle: Bool
  let places: [KeyPlace]
  /// The findings of lint that are accepted on this device.
  let waivers: [Waiver]
  /// The part of the system that it is.
  let systemPart: ChromeItem.Part?
  let location: SourceLocation

  init(
    _ node: Node, path: String, parent: Int?, index: Int, style: Shared<Style>, edges: Edges, isDrawn: Bool,
    places: [KeyPlace], waivers: [Waiver] = []
  ) {
    kind = node.kind
    id = node.id
    self.path = path
    self.parent = parent
    subtreeEnd = index + 1
    sharedStyle = style
    container = style.value.layout.container
    alignmentInStack = style.value.alignSelf.flatMap(StackSpec.Alignment.init)
    alignmentInCell = style.value.alignSelf.flatMap(OverlayAlignment.init)
    if case .grid = style.value.layout { hasAspect = true } else { hasAspect = style.value.aspectRatio != nil }
    self.edges = edges
    padding = style.value.padding
    self.isDrawn = isDrawn
    isKeyTitle = node.isKeyTitle
    self.places = places
    self.waivers = waivers
    systemPart = node.systemPart
    location = node.location
  }

  var style: Style {
    @inline(__always) _read { yield sharedStyle.value }
  }

  /// Where a key of this element is written, or else the element.
  func place(of key: String) -> SourceLocation { places.last { $0.key == key }?.location ?? location }
}

/// The elements of a scene in preorder.
struct ElementTree {
  var elements: [Element] = []
  /// The constraints between elements.
  var constraints = ConstraintTable()
  /// The root of the scene: the first element, or the second where the system's chrome is over it.
  var sceneRoot = 0
  /// The largest blur, in points.
  var maxBlur = 1000.0
  /// What is calculated of finished frames.
  var derivations: [Derivation] = []

  subscript(index: Int) -> Element { elements[index] }

  /// The children of an element, the first at the back.
  func children(of index: Int) -> Children {
    Children(elements: elements, child: index + 1, end: elements[index].subtreeEnd, count: elements[index].childCount)
  }

  /// Elements side by side, each found from the end of the one before.
  struct Children: Sequence, IteratorProtocol {
    let elements: [Element]
    var child: Int
    let end: Int
    var count: Int

    /// How many are left, so that arrays made of them are as large as they have to be at once.
    var underestimatedCount: Int { count }

    mutating func next() -> Int? {
      guard child < end else { return nil }
      count -= 1
      defer { child = elements[child].subtreeEnd }
      return child
    }
  }
}
