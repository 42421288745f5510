import Graphics

/// What a viewer is told of a face: the one that we drew with before all others, and its own weight, lest the viewer
/// makes a false bold of a face that has none.
struct SVGFace: Equatable {
  var families: [String]
  var weight: Int
  var isItalic: Bool

  /// What a style asks for.
  init(_ style: TextStyle) {
    families = style.families
    weight = style.weight
    isItalic = style.isItalic
  }

  /// What a stretch was drawn with; behind it the style's other families, for viewers without that one.
  init(_ span: TextBlock.Span, in style: TextStyle) {
    families = [span.family] + style.families.filter { $0 != span.family }
    weight = span.weight
    isItalic = span.isItalic
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

extension TextBlock.Line {
  /// Characters from the beginning of the line by the faces they are drawn with, those next to each other together.
  ///
  /// Blanks stay with the words before them, so that a sentence in a face without blanks of its own is one stretch.
  func stretches(of characters: String, in style: TextStyle) -> [(characters: String, face: SVGFace)] {
    var stretches: [(characters: String, face: SVGFace)] = []
    var rest = characters.utf8[...]
    func add(_ part: Substring.UTF8View, _ face: SVGFace) {
      guard !part.isEmpty else { return }
      let text = String(decoding: part, as: UTF8.self)
      let isBlank = part.allSatisfy { $0 == UInt8(ascii: " ") }
      if let last = stretches.last, last.face == face || isBlank {
        stretches[stretches.count - 1].characters += text
      } else {
        stretches.append((text, face))
      }
    }
    for span in spans where !rest.isEmpty {
      let part = rest.prefix(max(0, span.length))
      rest = rest.dropFirst(part.count)
      add(part, SVGFace(span, in: style))
    }
    add(rest, SVGFace(style))
    return stretches
  }
}
