import Problems
import YAML

/// The text styles of the platforms.
enum TextStyleNames {
  /// Apple's.
  static let apple = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1",
    "caption2",
  ]

  /// Material's.
  static let material = [
    "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium", "headlineSmall", "titleLarge",
    "titleMedium", "titleSmall", "bodyLarge", "bodyMedium", "bodySmall", "labelLarge", "labelMedium", "labelSmall",
  ]

  static let all = apple + material
}

extension ValueType<String> {
  /// A text style of the platforms or of the suite.
  static let textStyle = ValueType("text style", words: TextStyleNames.all) { node, context in
    read(node, context, TextStyleNames.all + context.textStyles)
  }

  /// A text style whose growth is known.
  static let platformTextStyle = ValueType("text style", words: TextStyleNames.all) { node, context in
    read(node, context, TextStyleNames.all)
  }

  private static func read(_ node: YAMLNode, _ context: ValueContext, _ words: [String]) -> String? {
    guard let word = node.scalar else { return context.fail(node, wants: "a text style") }
    if words.contains(word) { return word }
    return context.fail(word: word, at: node, expected: "a text style", words: words)
  }
}

extension SuiteReader {
  /// More text styles than any design has.
  private static let mostTextStyles = 1000

  /// Reads the text styles of the suite in written order; each may build on those before it.
  func readTextStyles(_ node: YAMLNode, _ context: ValueContext) -> [NamedTextStyle] {
    guard let entries = node.entries else { return context.fail(node, wants: "a map") ?? [] }
    guard entries.count <= Self.mostTextStyles else {
      return context.fail(.tooLong(key: "textStyles", limit: Self.mostTextStyles, unit: "text styles"), at: node) ?? []
    }
    var styles: [NamedTextStyle] = []
    for entry in entries {
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        continue
      }
      var context = context.of(entry.key)
      context.textStyles = styles.map(\.name)
      if let style = readTextStyle(entry, context) { styles.append(style) }
    }
    return styles
  }

  private func readTextStyle(_ entry: YAMLEntry, _ context: ValueContext) -> NamedTextStyle? {
    guard let keys = entry.value.entries else {
      return ValueType<FontSpec>.font.read(entry.value, context).map { NamedTextStyle(name: entry.key, font: $0) }
    }
    let own = ["lineHeight", "tracking"]
    let font = YAMLNode(.mapping(keys.filter { !own.contains($0.key) }), at: entry.value.location)
    return ValueType<FontSpec>.readMap(font, context, owner: "text style", more: own).map { font in
      NamedTextStyle(
        name: entry.key, font: font,
        lineHeight: entry.value["lineHeight"].flatMap { ValueType<Length>.extent.read($0, context.of("lineHeight")) },
        tracking: entry.value["tracking"].flatMap { ValueType<Length>.length.read($0, context.of("tracking")) })
    }
  }
}
