import Graphics

/// What a viewer is told of a face: the one that we drew with before all others, and its own weight, lest the viewer
/// makes a false bold of a face that has none.
struct SVGFace: Equatable {
  var families: [String]
  var weight: Int
  var isItalic: Bool

  /// What a style asks for.
  init(_ style: TextStyle) {
    families = style.families.withoutEmoji
    weight = style.weight
    isItalic = style.isItalic
  }

  /// What a stretch was drawn with; behind it the style's other families, for viewers without that one.
  init(_ span: TextBlock.Span, in style: TextStyle) {
    families = [span.family] + style.families.withoutEmoji.filter { $0 != span.family }
    weight = span.weight
    isItalic = span.isItalic
  }

  /// Whether its first family is one of emoji.
  var isEmoji: Bool { families.first.map(isEmojiFamily) ?? false }
}

/// Whether a family is one of emoji, by its name: a font file doesn't say so.
private func isEmojiFamily(_ name: String) -> Bool { name.lowercased().contains("emoji") }

extension [String] {
  /// The families without those of emoji behind the first.
  ///
  /// Such a font has digits, signs and blanks too, which some viewers then take from it; emoji themselves are spans that
  /// name it.
  fileprivate var withoutEmoji: [String] {
    enumerated().filter { $0.offset == 0 || !isEmojiFamily($0.element) }.map(\.element)
  }
}

extension SVGElement {
  /// Sets what a face has besides another one around it, or besides the defaults.
  mutating func set(_ face: SVGFace, besides outer: SVGFace?) {
    if face.families != outer?.families {
      set("font-family", face.families.map(cssQuoted).joined(separator: ", "))
    }
    if face.weight != outer?.weight ?? 400 { set("font-weight", Double(face.weight)) }
    if face.isItalic != outer?.isItalic ?? false { set("font-style", face.isItalic ? "italic" : "normal") }
  }
}
