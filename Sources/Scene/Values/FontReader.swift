import Graphics
import Problems
import YAML

extension ValueType<FontSpec> {
  /// A text style, a size, or a map of a font's keys.
  static let font = ValueType("font") { node, context in
    if let text = node.scalar, text.first?.isLetter == true { return readTextStyle(text, node, context) }
    if node.scalar != nil { return ValueType<Length>.fontSize.read(node, context).map { FontSpec(size: $0) } }
    return readMap(node, context)
  }

  private static let keys = [
    "textStyle", "size", "family", "weight", "italic", "features", "variations", "relativeTo", "maximumSize",
  ]

  /// Reads a map of a font's keys; `more` are those that its owner has besides, for the nearest key.
  static func readMap(
    _ node: YAMLNode, _ context: ValueContext, owner: String = "font", more: [String] = []
  ) -> FontSpec? {
    guard let entries = context.entries(of: node, owner: owner, keys: keys + more, wants: "a font") else { return nil }
    var font = FontSpec()
    for entry in entries { read(entry, context.of(entry.key), into: &font) }
    return font
  }

  private static func read(_ entry: YAMLEntry, _ context: ValueContext, into font: inout FontSpec) {
    let value = entry.value
    switch entry.key {
    case "textStyle": font.textStyle = ValueType<String>.textStyle.read(value, context)
    case "size": font.size = ValueType<Length>.fontSize.read(value, context)
    case "family": font.family = ValueType<String>.text.read(value, context)
    case "weight": font.weight = ValueType<Int>.fontWeight.read(value, context)
    case "italic": font.isItalic = ValueType<Bool>.flag.read(value, context)
    case "features": font.features = features.read(value, context)
    case "variations": font.variations = readVariations(value, context)
    case "relativeTo": font.relativeTo = ValueType<String>.platformTextStyle.read(value, context)
    default: font.maximumSize = ValueType<Length>.fontSize.read(value, context)
    }
  }

  private static let features = ValueType<[String]>.list(of: .feature, wants: "a list of OpenType features")

  private static func readVariations(_ node: YAMLNode, _ context: ValueContext) -> [FontVariation]? {
    guard let entries = node.entries else { return context.fail(node, wants: "a map of axes such as {wght: 450}") }
    let number = ValueType<Double>.number(in: -100_000...100_000, range: "from -100000 to 100000")
    return entries.compactMap { entry in
      guard isTag(entry.key) else {
        let wants = "axes of four letters such as wght"
        context.problems.report(
          .value(.wrongType(key: context.key, wants: wants, got: clipped(entry.key))), at: entry.keyLocation)
        return nil
      }
      return number.read(entry.value, context.of(entry.key)).map { FontVariation(axis: entry.key, value: $0) }
    }
  }

  private static func readTextStyle(_ text: String, _ node: YAMLNode, _ context: ValueContext) -> FontSpec? {
    let words = TextStyleNames.all + context.textStyles
    if words.contains(text) { return FontSpec(textStyle: text) }
    // Any other word is the name of a family, as CSS has it.
    let problem = ValueProblem.unknownWord(
      clipped(text), expected: "a font size or text style",
      nearest: nearestWord(to: text, in: words) ?? "{family: \(clipped(text))}")
    return context.fail(problem, at: node)
  }
}

/// Whether a word is a tag of OpenType.
private func isTag(_ word: String) -> Bool {
  word.utf8.count == 4 && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
}

extension ValueType<Length> {
  /// The size of an em, which no font has without extent or larger than a screen.
  fileprivate static let fontSize = ValueType("length") { node, context in
    guard let size = fixedExtent.read(node, context) else { return nil }
    let (number, range) = (size.number, "above 0, up to 10000")
    guard number > 0, number <= 10_000 else {
      return context.fail(.outOfRange(key: context.key, range: range, got: shown(node)), at: node)
    }
    return size
  }
}

extension ValueType<Int> {
  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]
  private static let weightWords = weights.sorted { $0.value < $1.value }.map(\.key)

  /// A weight as a number or one of UIKit's words.
  fileprivate static let fontWeight = ValueType("weight", words: weightWords) { node, context in
    guard let text = node.scalar, node.number == nil else { return count(in: 100...900).read(node, context) }
    let listing = ["a number from 100 to 900"] + weightWords
    return weights[text]
      ?? context.fail(word: text, at: node, expected: "a font weight", words: weightWords, listing: listing)
  }
}

extension ValueType<String> {
  /// The tag of an OpenType feature.
  fileprivate static let feature = ValueType("feature") { node, context in
    guard let tag = node.scalar, isTag(tag) else {
      return context.fail(node, wants: "an OpenType feature such as tnum")
    }
    return tag
  }
}
