import Problems
import YAML

extension ValueType<[ShadowSpec]> {
  private static let most = 32

  /// A shadow, or a list of them, the first on top.
  static let shadows = ValueType("shadow") { node, context in
    guard let list = node.elements else { return ValueType<ShadowSpec>.shadow.read(node, context).map { [$0] } }
    guard list.count <= most else {
      return context.fail(.tooLong(key: context.key, limit: most, unit: "shadows"), at: node)
    }
    let shadows = list.compactMap { ValueType<ShadowSpec>.shadow.read($0, context) }
    return shadows.count == list.count ? shadows : nil
  }
}

extension ValueType<ShadowSpec> {
  /// A colour, or a map of a shadow's keys.
  fileprivate static let shadow = ValueType("shadow") { node, context in
    if let text = node.scalar {
      if let map = mapMeant(by: text) { return context.fail(node, wants: map) }
      return ValueType<ColorValue>.color.read(node, context).map { ShadowSpec(color: $0) }
    }
    let keys = ["color", "offset", "blur", "spread", "inner"]
    guard let entries = context.entries(of: node, owner: "shadow", keys: keys, wants: "a shadow") else { return nil }
    var shadow = ShadowSpec()
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "color": shadow.color = ValueType<ColorValue>.color.read(value, context) ?? shadow.color
      case "offset": shadow.offset = ValueType<LengthPoint>.fixedPoint.read(value, context) ?? shadow.offset
      case "blur": shadow.blur = ValueType<Length>.blur.read(value, context) ?? shadow.blur
      case "spread": shadow.spread = ValueType<Length>.fixedLength.read(value, context) ?? shadow.spread
      default: shadow.isInner = ValueType<Bool>.flag.read(value, context) ?? shadow.isInner
      }
    }
    return shadow
  }

  /// The map that says what CSS says in a row, such as `0 2px 4px black`; nil where no word is a length.
  private static func mapMeant(by text: String) -> String? {
    let words = text.split(separator: " ")
    guard text.utf8.count <= 80 else { return nil }
    let lengths = words.filter(isWidth).map { $0.hasSuffix("px") ? $0.dropLast(2) : $0 }
    guard lengths.count >= 2 else { return nil }
    let color = words.filter { !isWidth($0) && $0 != "inset" }.joined(separator: " ")
    let keys = [
      "offset: [\(lengths[0]), \(lengths[1])]", lengths.count > 2 ? "blur: \(lengths[2])" : "blur: 0",
      lengths.count > 3 ? "spread: \(lengths[3])" : nil, "color: \(color.isEmpty ? "black" : color)",
      words.contains("inset") ? "inner: true" : nil,
    ]
    return "{\(keys.compactMap(\.self).joined(separator: ", "))}"
  }
}

extension ValueType<Length> {
  /// A distance over which something is blurred, up to the suite's limit in any unit.
  static let blur = ValueType("length") { node, context in
    guard let length = fixedExtent.read(node, context) else { return nil }
    guard length.number <= Double(context.maxBlur) else {
      let range = "from 0 to \(context.maxBlur) (limits.maxBlur)"
      return context.fail(.outOfRange(key: context.key, range: range, got: shown(node)), at: node)
    }
    return length
  }
}
