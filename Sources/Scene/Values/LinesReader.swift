import Graphics
import Problems
import YAML

extension ValueType<BorderSpec> {
  /// A colour, or a map of a border's keys.
  static let border = ValueType("border") { node, context in
    let usual = BorderSpec(color: SemanticColors.separator, width: .points(1))
    let read = readLine(node, context, owner: "border", unbuilt: ["style", "dash", "sides"], keys: [])
    return read.map { BorderSpec(color: $0.color ?? usual.color, width: $0.width ?? usual.width) }
  }
}

extension ValueType<StrokeSpec> {
  /// A colour, or a map of a stroke's keys; a divider has defaults, a path's stroke needs a colour.
  static let stroke = ValueType("stroke") { node, context in
    let keys = ["cap", "join", "miterLimit"]
    guard let read = readLine(node, context, owner: "stroke", unbuilt: ["dash", "dashPhase"], keys: keys) else {
      return nil
    }
    let isDivider = context.kind == .line
    guard let color = read.color ?? (isDivider ? SemanticColors.separator : nil) else {
      return read.hasColor ? nil : context.fail(.missingKey("color", owner: "stroke"), at: node)
    }
    var stroke = StrokeSpec(color: color, width: read.width ?? (isDivider ? .pixels(1) : .points(1)))
    for entry in read.others {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "cap": stroke.cap = cap.read(value, context) ?? stroke.cap
      case "join": stroke.join = join.read(value, context) ?? stroke.join
      default: stroke.miterLimit = miterLimit.read(value, context) ?? stroke.miterLimit
      }
    }
    return stroke
  }

  private static let cap = ValueType<StrokeStyle.Cap>.word("a cap")
  private static let join = ValueType<StrokeStyle.Join>.word("a join")
  private static let miterLimit = ValueType<Double>.number(in: 1...1000, range: "from 1 to 1000")
}

/// What borders and strokes share.
private struct LineKeys {
  var color: ColorValue?
  /// Whether a colour was said, even one that could not be read.
  var hasColor = false
  var width: Length?
  var others: [YAMLEntry] = []
}

private func readLine(
  _ node: YAMLNode, _ context: ValueContext, owner: String, unbuilt: [String], keys: [String]
) -> LineKeys? {
  if let text = node.scalar {
    if let map = mapMeant(by: text) { return context.fail(node, wants: map) }
    return ValueType<ColorValue>.color.read(node, context).map { LineKeys(color: $0, hasColor: true) }
  }
  let keys = ["color", "width"] + keys
  guard let entries = context.entries(of: node, owner: owner, keys: keys, unbuilt: unbuilt, wants: "a \(owner)") else {
    return nil
  }
  var line = LineKeys()
  for entry in entries {
    switch entry.key {
    case "color":
      line.color = ValueType<ColorValue>.color.read(entry.value, context.of(entry.key))
      line.hasColor = true
    case "width": line.width = ValueType<Length>.extent.read(entry.value, context.of(entry.key))
    default: line.others.append(entry)
    }
  }
  return line
}

/// The map that says what CSS says in a row, such as `1px solid red`; nil where no word is a width.
private func mapMeant(by text: String) -> String? {
  let words = text.split(separator: " ")
  guard text.utf8.count <= 80, words.count > 1, let width = words.first(where: isWidth) else { return nil }
  guard width == words[0] || width.hasSuffix("px") else { return nil }
  let styles = ["solid", "dashed", "dotted", "double", "none", width]
  let color = words.filter { !styles.contains($0) }.joined(separator: " ")
  return "{color: \(color.isEmpty ? "black" : color), width: \(width)}"
}

private func isWidth(_ word: Substring) -> Bool {
  decimal(word.hasSuffix("px") || word.hasSuffix("pt") ? word.dropLast(2) : word) != nil
}
