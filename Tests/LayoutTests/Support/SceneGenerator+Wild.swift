import Devices
import Graphics
import Layout
import Scene

/// Scenes with all that layout looks at in them, sensible or not; `tree` alone makes those without names.
extension SceneGenerator {
  /// A scene: now and then a card, with a design of any size, or hundreds of levels deep.
  mutating func wildScene() -> Scene {
    var root = below(250) == 0 ? chain(below(250)) : tree(depth: 1 + below(below(6) == 0 ? 4 : 3))
    name(&root)
    var result = scene(root)
    result.design = Scene.Design(
      width: maybe(number()), height: maybe(number()), basis: pick([.natural, .current]),
      scale: maybe([pick(ScaledField.allCases)]) ?? [])
    if below(5) == 0 { result.size = Scene.CardSize(width: maybe(anyLength()), height: maybe(anyLength())) }
    return result
  }

  /// A device: of any shape, its safe area larger than the screen now and then.
  mutating func wildEnvironment() -> Environment {
    func insets(_ random: inout SceneGenerator) -> Insets {
      Insets(
        top: random.length(0...90), left: random.length(0...60), bottom: random.length(0...40),
        right: random.length(0...700))
    }
    var environment = phone(
      length(1...1400), length(1...1400), scale: pick([1, 2, 3, 2.625, 0.5, 10]), safeArea: maybe(insets(&self)))
    environment.direction = pick(LayoutDirection.allCases)
    return environment
  }

  /// Boxes in boxes, one more on each level, of any layout and often as large as their content.
  private mutating func chain(_ levels: Int) -> Node {
    var inner = tree(depth: 0)
    for _ in 0..<levels {
      let isHugging = below(3) > 0
      var box = node(.box, nil, [inner, tree(depth: 0)])
      box.attributes.layout = layout()
      (box.attributes.width, box.attributes.height) = isHugging ? (.hug, .hug) : (dimension(), dimension())
      box.attributes.aspectRatio = maybe(number())
      inner = box
    }
    return inner
  }

  /// Gives views ids, some of them twice, and constraints and guides that speak of them and of others.
  private mutating func name(_ node: inout Node) {
    for index in node.children.indices {
      node.children[index].id = below(3) > 0 ? "v\(below(20) == 0 ? 0 : index)" : nil
      name(&node.children[index])
    }
    let attributes = (node.attributes.layout, node.attributes.anchors)
    if attributes.0 == .constraints {
      let count = node.children.count
      for index in node.children.indices {
        node.children[index].attributes.anchors = (0..<below(6)).map { _ in constraint(among: count) }
      }
      node.attributes.guides = maybe([
        GuideSpec("gutter", anchors: (0..<below(3)).map { _ in constraint(among: count) })
      ])
    }
    unsettle(&node)
  }

  /// A constraint that makes sense more often than not: one of a side to a side or an edge to an edge of its axis.
  private mutating func constraint(among count: Int) -> Anchor {
    let attribute = pick(Anchor.Attribute.allCases)
    let fitting = Anchor.Attribute.allCases.filter { $0.axis == attribute.axis && $0.isSide == attribute.isSide }
    let target: Anchor.Item.Target =
      switch below(8) {
      case 0: .own
      case 1: .named(pick(["gutter", "v0/v1", "v1/v0/v0", "nobody", ""]))
      case 2, 3, 4: .named("v\(below(max(1, count)))")
      default: .superview
      }
    let item = Anchor.Item(
      target,
      guide: below(6) == 0 ? pick(["safeArea", "layoutMargins", "readableContent", "keyboard", "gutter"]) : nil,
      pick(below(12) == 0 ? Anchor.Attribute.allCases : fitting))
    let isConstant = attribute.isSide && below(3) == 0
    return Anchor(
      attribute, pick(Anchor.Relation.allCases), isConstant ? nil : item,
      multiplier: below(6) == 0 ? number() : 1, constant: anyLength(),
      priority: below(20) == 0 ? pick([.min, -1, 0, 1001, .max]) : pick([1, 49, 250, 750, 999, 1000, 1000, 1000]))
  }

  /// Keys that `tree` leaves out, and counts that no file can have.
  private mutating func unsettle(_ node: inout Node) {
    let wild = [Int.min, -7, 0, 1, 2, 1000, 10_000, .max]
    if below(12) == 0 {
      node.attributes.column = maybe(pick(wild))
      node.attributes.rowSpan = maybe(pick(wild))
      node.attributes.lineLimit = maybe(pick(wild))
      node.attributes.hugging = maybe(ContentPriorities(horizontal: pick(wild), vertical: pick(wild)))
    }
    if below(200) == 0 {
      node.attributes.layout = GridSpec.layout(columns: pick(wild), rows: pick(wild), gap: number())
    }
    node.attributes.scale = maybe([pick(ScaledField.allCases)])
    node.attributes.font = maybe(FontSpec(size: anyLength()))
    node.attributes.lineHeight = maybe(anyLength())
    node.attributes.preservesSuperviewLayoutMargins = maybe(true)
    node.attributes.insetsLayoutMarginsFromSafeArea = maybe(false)
    node.attributes.alignmentRectInsets = maybe(EdgeLengths(top: anyLength(), left: anyLength()))
    if node.attributes.relativeTo != nil { node.attributes.relativeTo = pick(Guide.allCases) }
    guard below(5) == 0 else { return }
    var later = Attributes()
    (later.width, later.layout, later.isHidden) = (dimension(), maybe(layout()), maybe(true))
    node.overrides = [Override(condition: Condition([.word(.orientation, anyOf: ["landscape"])]), attributes: later)]
  }
}
