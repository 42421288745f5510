import Problems
import Scene

/// Where the first text stands that no font is named for: neither the suite nor the text or a view around it names one.
///
/// A family under `when` is no answer, because without its condition the text has none; one of a text style is.
func firstFontlessText(of suite: Suite, scenes: [Scene]) -> SourceLocation? {
  guard suite.fonts.defaultFamily == nil, suite.fonts.mode == .shaped else { return nil }
  let finder = FontlessText(styles: suite.textStyles)
  return scenes.lazy.flatMap(\.roots).compactMap { finder.first(in: $0) }.first
}

private struct FontlessText {
  /// The text styles that bring a family, or build on one that does.
  private var withFamily: Set<String> = []

  init(styles: [NamedTextStyle]) {
    for style in styles where names(style.font) { withFamily.insert(style.name) }
  }

  private func names(_ font: FontSpec?) -> Bool {
    font?.family != nil || font?.textStyle.map(withFamily.contains) ?? false
  }

  func first(in node: Node) -> SourceLocation? {
    if names(node.attributes.font) { return nil }
    if node.kind == .text {
      let runs = node.attributes.text?.runs ?? []
      if !runs.isEmpty, runs.allSatisfy({ names($0.font) }) { return nil }
      return node.attributes.place(of: "text") ?? node.location
    }
    return node.children.lazy.compactMap { first(in: $0) }.first
  }
}
