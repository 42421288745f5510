import Problems
import Scene

/// Where the first text stands that no font is named for: neither the suite nor the text or a view around it names one.
///
/// A family under `when` is no answer, because without its condition the text has none.
func firstFontlessText(of suite: Suite, scenes: [Scene]) -> SourceLocation? {
  guard suite.fonts.defaultFamily == nil else { return nil }
  return scenes.lazy.compactMap { firstFontlessText(in: $0.root) }.first
}

private func firstFontlessText(in node: Node) -> SourceLocation? {
  if node.attributes.font?.family != nil { return nil }
  if node.kind == .text { return node.attributes.place(of: "text") ?? node.location }
  return node.children.lazy.compactMap { firstFontlessText(in: $0) }.first
}
