import Problems
import YAML

extension ValueType<Paint> {
  /// A colour, a gradient, a picture or `none`.
  static let fill = ValueType("fill", words: ["none"]) { node, context in
    if node.scalar == "none" { return Paint.none }
    if let map = node.scalar.flatMap(fillMeant) { return context.fail(node, wants: map) }
    if let row = rows.first(where: { node[$0.key] != nil }) { return readKind(row, node, context) }
    let isByAppearance = appearanceKeys.contains { node[$0] != nil }
    if !isByAppearance, let entry = node.entries?.first {
      context.reportUnknown(
        entry, owner: context.key, keys: appearanceKeys + rows.map(\.key), unbuilt: [])
      return nil
    }
    return ValueType<ColorValue>.color.read(node, context).map(Paint.color)
  }

  /// A kind of fill that is no colour.
  private struct Row: Sendable {
    let key: String
    /// What messages call it.
    let name: String
    let read: @Sendable (YAMLNode, ValueContext) -> Paint?
  }

  private static let rows = [
    Row(key: "linear", name: "a linear fill") { ValueType<LinearFill>.linear.read($0, $1).map(Paint.linear) },
    Row(key: "radial", name: "a radial fill") { ValueType<RadialFill>.radial.read($0, $1).map(Paint.radial) },
    Row(key: "image", name: "an image fill") { ValueType<ImageFill>.imageFill.read($0, $1).map(Paint.image) },
  ]

  /// A fill has one kind, beside which nothing stands.
  private static func readKind(_ row: Row, _ node: YAMLNode, _ context: ValueContext) -> Paint? {
    guard let entries = context.entries(of: node, owner: row.name, keys: [row.key]),
      entries.count == node.entries?.count
    else { return nil }
    return entries.first.flatMap { row.read($0.value, context.of(row.key)) }
  }
}

/// The map that says what CSS says by a function; nil for any other text.
private func fillMeant(by text: String) -> String? {
  let function = text.prefix { $0 != "(" }
  guard function.utf8.count < text.utf8.count else { return nil }
  switch function {
  case "linear-gradient", "repeating-linear-gradient": return "{linear: {stops: [red, blue], angle: 90}}"
  case "radial-gradient", "repeating-radial-gradient": return "{radial: {stops: [red, blue]}}"
  case "url": return "{image: NAME}"
  default: return nil
  }
}

extension ValueType<ImageFill> {
  /// The name of a picture, or a map of how it fills its box.
  fileprivate static let imageFill = ValueType("image fill") { node, context in
    if node.scalar != nil { return ValueType<String>.asset.read(node, context).map { ImageFill(name: $0) } }
    let keys = ["image", "contentMode", "tile", "opacity"]
    let owner = "an image fill"
    guard let entries = context.entries(of: node, owner: owner, keys: keys, wants: "an image") else { return nil }
    guard node["image"] != nil else { return context.fail(.missingKey("image", owner: owner), at: node) }
    var fill = ImageFill(name: "")
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "image": fill.name = ValueType<String>.asset.read(value, context) ?? ""
      case "contentMode": fill.contentMode = mode.read(value, context)
      case "tile": fill.isTiled = ValueType<Bool>.flag.read(value, context) ?? false
      default: fill.opacity = ValueType<Double>.fraction.read(value, context) ?? 1
      }
    }
    return fill
  }

  private static let mode = ValueType<ContentMode>.word("a content mode")
}
