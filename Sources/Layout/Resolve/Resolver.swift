import Devices
import Graphics
import Problems
import Scene
import Strings

/// Settles what does not depend on sizes: which overrides hold, what is inherited, what a unit is (scene-format
/// sections 5.1 and 5.4, steps 2 and 3).
struct Resolver {
  let units: Units
  let design: Scene.Design
  let environment: Environment
  let conditions: ConditionContext
  let fonts: FontDefaults
  let strings: StringTables
  /// The largest blur, in points.
  var tree = ElementTree()
  /// The size of a card; a side that is nil hugs.
  private(set) var card: (width: Style.Distance?, height: Style.Distance?)?
  var diagnostics: [Diagnostic] = []
  private var paths = ViewPaths()
  /// The values that elements derive.
  private var derived: [(element: Int, values: [DerivedValue])] = []
  /// The keys of the node being settled, for messages.
  private var current: (attributes: Shared<Attributes>, location: SourceLocation, path: String)

  init(_ scene: Scene, in environment: Environment, fonts: FontDefaults, groups: [DeviceGroup], strings: StringTables) {
    self.environment = environment
    self.strings = strings
    self.fonts = fonts
    design = scene.design
    tree.maxBlur = Double(scene.maxBlur)
    units = Units(design: scene.design, in: environment)
    conditions = ConditionContext(environment: environment, groups: groups)
    current = (scene.root.sharedAttributes, scene.location, "")
    card = scene.size.map { size in
      (size.width.map { settle($0, "size") }, size.height.map { settle($0, "size") })
    }
    let root = screen(of: scene)
    addAll(from: root)
    resolveConstraints(of: root)
    resolveDerived(derived, of: root)
  }

  /// Nodes side by side, of which some are still to be added.
  private struct Siblings {
    var nodes: [Node]
    var next = 0
    var parent: Int?
    var inherited: Shared<Inherited>
  }

  /// Adds a node and everything inside it, without recursion: trees may be deep.
  private mutating func addAll(from root: Node) {
    var levels = [Siblings(nodes: [root], inherited: Shared(Inherited(fonts: fonts, in: environment)))]
    while let level = levels.indices.last {
      let number = levels[level].next
      guard number < levels[level].nodes.count else {
        if let parent = levels.removeLast().parent { tree[parent].subtreeEnd = tree.elements.count }
        continue
      }
      levels[level].next += 1
      let node = levels[level].nodes[number]
      let index = tree.elements.count
      let inherited = add(node, in: levels[level].parent, inheriting: levels[level].inherited)
      if !node.children.isEmpty { levels.append(Siblings(nodes: node.children, parent: index, inherited: inherited)) }
    }
  }

  /// Adds one node; what its children inherit comes back.
  private mutating func add(
    _ node: Node, in parent: Int?, inheriting outer: Shared<Inherited>
  ) -> Shared<Inherited> {
    let attributes = merged(node)
    let isScreen = parent == nil && tree.sceneRoot > 0
    let path = isScreen ? paths.screen() : paths.next(id: node.id, kind: node.kind, in: parent)
    current = (attributes, node.location, path)
    let outer = node.systemPart != nil ? Shared(Inherited(within: outer.value, fonts: fonts, in: environment)) : outer
    let inherited = inherited(from: outer, attributes)
    // Where a view stands is a matter of what is around it, what is in it a matter of its own.
    let isMirrored = outer.value.isRightToLeft
    var style = Style(inherited, role: attributes.value.role ?? node.kind.role)
    settleSize(attributes, isMirrored: isMirrored, into: &style)
    settlePaint(attributes, of: node.kind, into: &style)
    settleContent(attributes, into: &style)
    settleText(attributes, inheriting: inherited, into: &style)
    let edges = edges(attributes.value.padding, isMirrored: style.isRightToLeft)
    style.padding = edges.insets(in: .zero)
    let element = Element(
      node, path: path, parent: parent, index: tree.elements.count, style: Shared(consume style), edges: edges,
      isDrawn: inherited.value.isDrawn, places: attributes.value.places, waivers: waivers(attributes.value.waivers))
    tree.elements.append(element)
    if let parent { tree[parent].childCount += 1 }
    if let values = attributes.value.derived { derived.append((tree.elements.count - 1, values)) }
    settleAnchoring(attributes, of: element, isMirrored: isMirrored)
    return inherited
  }

  /// The waivers of a node that hold here.
  private func waivers(_ said: [Waiver]?) -> [Waiver] {
    said.map { $0.filter { conditions.satisfies($0.condition) } } ?? []
  }

  /// The keys of a node with the overrides that hold here, later ones winning.
  private func merged(_ node: Node) -> Shared<Attributes> {
    guard node.overrides.contains(where: { conditions.satisfies($0.condition) }) else { return node.sharedAttributes }
    var attributes = node.attributes
    for override in node.overrides where conditions.satisfies(override.condition) {
      attributes.merge(override.attributes)
    }
    return Shared(attributes)
  }

  /// Notes something about a key of the node being settled.
  mutating func report(_ problem: Problem, at key: String) {
    diagnostics.append(
      Diagnostic(problem, at: current.attributes.value.place(of: key) ?? current.location, view: current.path))
  }

  /// Notes something about a place of the node being settled, or of what it was made of.
  mutating func report(_ problem: Problem, severity: Diagnostic.Severity = .error, at location: SourceLocation) {
    diagnostics.append(Diagnostic(problem, severity: severity, at: location, view: current.path))
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

extension Node.Kind {
  /// What a node of this kind is to people who cannot see it.
  fileprivate var role: Role { self == .image || self == .screen ? .image : .none }
}

extension Style {
  /// A style that says what is inherited, and nothing else.
  fileprivate init(_ inherited: Shared<Inherited>, role: Role) {
    self.init(
      textStyle: inherited.value.textStyle, color: inherited.value.color, tint: inherited.value.tint, role: role)
    rounding = inherited.value.rounding
    snap = inherited.value.snap
    isRightToLeft = inherited.value.isRightToLeft
  }
}
