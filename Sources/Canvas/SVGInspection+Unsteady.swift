/// What of an SVG document versions of librsvg and Cairo draw differently.
package enum SVGUnsteadyPart: Sendable {
  /// A gradient, whose colours are rounded in other ways.
  case gradients
  /// The stroke of a curve.
  case strokes
  /// A colour that says its own opacity.
  case opacities
}

/// Sees in the pieces of an SVG document what its libraries draw a little differently in other versions.
struct UnsteadyParts {
  private(set) var found: Set<SVGUnsteadyPart> = []

  mutating func see(_ piece: MarkupScanner.Piece) {
    switch piece {
    case .tag(let name, let attributes, _):
      if name == "linearGradient" || name == "radialGradient" { found.insert(.gradients) }
      for attribute in attributes {
        see(property: attribute.name, attribute.value)
        if attribute.name == "style" { see(style: attribute.value) }
      }
    case .text(let text): see(style: text)
    case .instruction, .declaration: break
    }
  }

  private mutating func see(property name: Substring, _ value: Substring) {
    switch name {
    case "stroke" where value.word != "none": found.insert(.strokes)
    case "fill-opacity", "stroke-opacity", "stop-opacity": if value.word != "1" { found.insert(.opacities) }
    case "fill", "stroke", "stop-color", "color": break
    default: return
    }
    if value.word.saysOpacity { found.insert(.opacities) }
  }

  /// The declarations of a style attribute, or of all rules of a sheet.
  private mutating func see(style: Substring) {
    for declaration in style.split(whereSeparator: { "{};".contains($0) }) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      // A backslash can spell any word.
      if parts[0].contains("\\") { found.formUnion([.strokes, .opacities]) }
      see(property: parts[0].word, parts[1])
    }
  }
}

extension Substring {
  /// Whether a colour in small letters may have an opacity: #rgba, #rrggbbaa, and functions with a fourth part, which stands
  /// behind a third comma or a slash.
  fileprivate var saysOpacity: Bool {
    if hasPrefix("#") { return [5, 9].contains(utf8.count) }
    return contains("(") && !hasPrefix("url(") && (contains("/") || utf8.count { $0 == UInt8(ascii: ",") } > 2)
  }

  /// The text in small letters, without blanks around it.
  fileprivate var word: Substring {
    let rest = drop { $0.isWhitespace }
    let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex
    return Substring(rest[..<end].lowercased())
  }
}
