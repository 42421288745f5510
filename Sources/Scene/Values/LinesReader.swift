import Graphics
import Problems
import YAML

extension ValueType<BorderSpec> {
  /// A colour, or a map of a border's keys.
  static let border = ValueType("border") { node, context in
    let keys = ["style", "dash", "sides"]
    guard let read = readLine(node, context, owner: "border", keys: keys) else { return nil }
    var border = BorderSpec(color: read.color ?? SemanticColors.separator, width: read.width ?? .points(1))
    for entry in read.others {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "style": border.style = style.read(value, context) ?? .solid
      case "dash": border.dash = ValueType<[Length]>.dash.read(value, context) ?? []
      default: border.sides = sides.read(value, context)
      }
    }
    guard !border.dash.isEmpty, border.style == .solid else { return border }
    if let said = node["style"], said.scalar == "solid" {
      return context.of("style").fail(said, wants: "dashed or dotted beside dash")
    }
    border.style = .dashed
    return border
  }

  private static let style = ValueType<BorderSpec.Style>.word("a style of a border")
  private static let sides = ValueType<[BorderSpec.Side]>.list(of: .word("a side"), wants: "a list of sides")
}

extension ValueType<StrokeSpec> {
  /// A colour, or a map of a stroke's keys; a divider has defaults, a path's stroke needs a colour.
  static let stroke = ValueType("stroke") { node, context in
    let keys = ["cap", "join", "miterLimit", "dash", "dashPhase"]
    guard let read = readLine(node, context, owner: "stroke", keys: keys) else { return nil }
    let isDivider = context.kind == .line
    guard let color = read.color ?? (isDivider ? SemanticColors.separator : nil) else {
      return read.hasColor ? nil : context.fail(.missingKey("color", owner: "stroke"), at: node)
    }
    var stroke = StrokeSpec(color: color, width: read.width ?? (isDivider ? .pixels(1) : .points(1)))
    for entry in read.others { set(entry, of: &stroke, context.of(entry.key)) }
    return stroke
  }

  private static func set(_ entry: YAMLEntry, of stroke: inout StrokeSpec, _ context: ValueContext) {
    switch entry.key {
    case "cap": stroke.cap = cap.read(entry.value, context) ?? stroke.cap
    case "join": stroke.join = join.read(entry.value, context) ?? stroke.join
    case "dash": stroke.dash = ValueType<[Length]>.dash.read(entry.value, context) ?? []
    case "dashPhase": stroke.dashPhase = ValueType<Length>.fixedLength.read(entry.value, context) ?? .zero
    default: stroke.miterLimit = miterLimit.read(entry.value, context) ?? stroke.miterLimit
    }
  }

  private static let cap = ValueType<StrokeStyle.Cap>.word("a cap")
  private static let join = ValueType<StrokeStyle.Join>.word("a join")
  private static let miterLimit = ValueType<Double>.number(in: 1...1000, range: "from 1 to 1000")
}

extension ValueType<[Length]> {
  private static let most = 16

  /// Lengths of dashes and gaps in turn, which are not all 0.
  fileprivate static let dash = ValueType("list of lengths") { node, context in
    guard let list = node.elements, !list.isEmpty else { return context.fail(node, wants: "a list of lengths") }
    guard list.count <= most else {
      return context.fail(.tooLong(key: context.key, limit: most, unit: "lengths"), at: node)
    }
    let lengths = list.compactMap { ValueType<Length>.fixedExtent.read($0, context) }
    guard lengths.count == list.count else { return nil }
    guard lengths.contains(where: { $0.number > 0 }) else { return context.fail(node, wants: "a length above 0") }
    return lengths
  }
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
  _ node: YAMLNode, _ context: ValueContext, owner: String, keys: [String]
) -> LineKeys? {
  if let text = node.scalar {
    if let map = mapMeant(by: text) { return context.fail(node, wants: map) }
    return ValueType<ColorValue>.color.read(node, context).map { LineKeys(color: $0, hasColor: true) }
  }
  let keys = ["color", "width"] + keys
  guard let entries = context.entries(of: node, owner: owner, keys: keys, wants: "a \(owner)") else { return nil }
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
  let style = words.first { $0 == "dashed" || $0 == "dotted" }.map { ", style: \($0)" } ?? ""
  return "{color: \(color.isEmpty ? "black" : color), width: \(width)\(style)}"
}

/// Whether a word is a length as CSS writes it.
func isWidth(_ word: Substring) -> Bool {
  decimal(word.hasSuffix("px") || word.hasSuffix("pt") ? word.dropLast(2) : word) != nil
}
