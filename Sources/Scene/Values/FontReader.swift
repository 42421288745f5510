import Problems
import YAML

extension ValueType<FontSpec> {
  /// A size, or a map of a font's keys.
  static let font = ValueType("font") { node, context in
    if let text = node.scalar, text.first?.isLetter == true { return readTextStyle(text, node, context) }
    if node.scalar != nil { return ValueType<Length>.fontSize.read(node, context).map { FontSpec(size: $0) } }
    return readMap(node, context)
  }

  private static func readMap(_ node: YAMLNode, _ context: ValueContext) -> FontSpec? {
    let unbuilt = ["textStyle", "variations", "relativeTo", "maximumSize"]
    let keys = ["size", "family", "weight", "italic", "features"]
    guard let entries = context.entries(of: node, owner: "font", keys: keys, unbuilt: unbuilt, wants: "a font") else {
      return nil
    }
    var font = FontSpec()
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "size": font.size = ValueType<Length>.fontSize.read(value, context)
      case "family": font.family = ValueType<String>.text.read(value, context)
      case "weight": font.weight = ValueType<Int>.fontWeight.read(value, context)
      case "italic": font.isItalic = ValueType<Bool>.flag.read(value, context)
      default: font.features = features.read(value, context)
      }
    }
    return font
  }

  private static let features = ValueType<[String]>.list(of: .feature, wants: "a list of OpenType features")

  private static func readTextStyle(_ text: String, _ node: YAMLNode, _ context: ValueContext) -> FontSpec? {
    if textStyles.contains(text) { return context.fail(.notBuilt(text), at: node) }
    let style = nearestWord(to: text, in: textStyles)
    // Any other word is the name of a family, as CSS has it.
    let problem = ValueProblem.unknownWord(
      clipped(text), expected: "a font size or text style", nearest: style ?? "{family: \(clipped(text))}",
      isBuilt: style == nil)
    return context.fail(problem, at: node)
  }
}

/// The names of the platforms' text styles, which this version does not have.
private let textStyles = [
  "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1",
  "caption2", "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium", "headlineSmall",
  "titleLarge", "titleMedium", "titleSmall", "bodyLarge", "bodyMedium", "bodySmall", "labelLarge", "labelMedium",
  "labelSmall",
]

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
    guard let tag = node.scalar, tag.utf8.count == 4, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return context.fail(node, wants: "an OpenType feature such as tnum") }
    return tag
  }
}
