import Devices
import Graphics
import Problems
import Scene

/// Settles what does not depend on sizes: which overrides hold, what is inherited, what a unit is (scene-format
/// sections 5.1 and 5.4, steps 2 and 3).
struct Resolver {
  let units: Units
  let design: Scene.Design
  let environment: Environment
  let conditions: ConditionContext
  let fonts: FontDefaults
  var tree = ElementTree()
  /// The size of a card; a side that is nil hugs.
  private(set) var card: (width: Style.Distance?, height: Style.Distance?)?
  var diagnostics: [Diagnostic] = []
  private var paths = ViewPaths()
  /// The values that elements derive.
  private var derived: [(element: Int, values: [DerivedValue])] = []
  /// The keys of the node being settled, for messages.
  private var current: (attributes: Attributes, location: SourceLocation, path: String)

  init(_ scene: Scene, in environment: Environment, fonts: FontDefaults, groups: [DeviceGroup]) {
    self.environment = environment
    self.fonts = fonts
    design = scene.design
    units = Units(design: scene.design, in: environment)
    conditions = ConditionContext(environment: environment, groups: groups)
    current = (scene.root.attributes, scene.location, "")
    card = scene.size.map { size in
      (size.width.map { settle($0, "size") }, size.height.map { settle($0, "size") })
    }
    addAll(from: scene.root)
    resolveConstraints(of: scene.root)
    resolveDerived(derived, of: scene.root)
  }

  /// A node that is still to be added.
  private struct Pending {
    var node: Node
    var parent: Int?
    var inherited: Inherited
  }

  /// Adds a node and everything inside it, without recursion: settled styles are large, and trees may be deep.
  private mutating func addAll(from root: Node) {
    var pending = [Pending(node: root, inherited: Inherited(fonts: fonts, in: environment))]
    while let next = pending.popLast() {
      let inherited = add(next)
      pending += children(of: next, at: tree.elements.count - 1, inheriting: inherited).reversed()
    }
    for element in tree.elements.reversed() {
      guard let parent = element.parent else { continue }
      tree[parent].subtreeEnd = max(tree[parent].subtreeEnd, element.subtreeEnd)
    }
  }

  /// Adds one node; what its children inherit comes back.
  private mutating func add(_ pending: Pending) -> Inherited {
    let node = pending.node
    let attributes = merged(node)
    let path = paths.next(id: node.id, kind: node.kind, in: pending.parent)
    current = (attributes, node.location, path)
    var inherited = pending.inherited
    let (style, padding) = settle(attributes, of: node.kind, inheriting: &inherited)
    tree.elements.append(
      Element(
        node, path: path, parent: pending.parent, index: tree.elements.count, style: style, padding: padding,
        isDrawn: inherited.isDrawn, places: attributes.places))
    if let values = attributes.derived { derived.append((tree.elements.count - 1, values)) }
    settleAnchoring(
      attributes, of: tree[tree.elements.count - 1], isMirrored: pending.inherited.isRightToLeft)
    return inherited
  }

  private func children(of outer: Pending, at index: Int, inheriting inherited: Inherited) -> [Pending] {
    outer.node.children.map { Pending(node: $0, parent: index, inherited: inherited) }
  }

  /// The keys of a node with the overrides that hold here, later ones winning.
  private func merged(_ node: Node) -> Attributes {
    var attributes = node.attributes
    for override in node.overrides where conditions.satisfies(override.condition) {
      attributes.merge(override.attributes)
    }
    return attributes
  }

  private mutating func settle(
    _ attributes: Attributes, of kind: Node.Kind, inheriting inherited: inout Inherited
  ) -> (Style, Element.Edges) {
    // Where a view stands is a matter of what is around it, what is in it a matter of its own.
    let isMirrored = inherited.isRightToLeft
    settleInherited(attributes, into: &inherited)
    var style = Style(
      textStyle: textStyle(inherited), color: inherited.color, tint: inherited.tint,
      role: attributes.role ?? (kind == .image ? .image : .none))
    style.rounding = inherited.rounding
    style.snap = inherited.snap
    style.isRightToLeft = inherited.isRightToLeft
    settleSize(attributes, isMirrored: isMirrored, into: &style)
    settlePaint(attributes, of: kind, into: &style)
    settleContent(attributes, into: &style)
    let padding = padding(attributes.padding, isMirrored: inherited.isRightToLeft)
    style.padding = padding.fixed
    return (style, padding)
  }

  /// Notes something about a key of the node being settled.
  mutating func report(_ problem: Problem, at key: String) {
    diagnostics.append(
      Diagnostic(problem, at: current.attributes.place(of: key) ?? current.location, view: current.path))
  }

  /// A length in points or percent; nothing, and a message, where its unit has no meaning here.
  mutating func settle(_ length: Length, _ key: String, isScaled: Bool = false) -> Style.Distance {
    do {
      return try units.settle(length, isScaled: isScaled)
    } catch {
      report(.value(error), at: key)
      return .points(0)
    }
  }

  /// A length in points, for keys where a percentage has nothing to refer to.
  mutating func points(_ length: Length, _ key: String, isScaled: Bool = false) -> Double {
    switch settle(length, key, isScaled: isScaled) {
    case .points(let value): return value
    case .percent(let value):
      report(.value(.badLength(value.written + "%")), at: key)
      return 0
    }
  }
}
