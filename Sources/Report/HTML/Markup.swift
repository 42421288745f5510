/// A piece of HTML that can only be made from element names of ours and texts that are escaped.
struct Markup: Sendable {
  private(set) var html: String

  /// A text of any origin.
  static func text(_ text: String) -> Markup { Markup(html: escape(text)) }

  /// A piece that is written in our source, such as an icon.
  static func constant(_ html: StaticString) -> Markup { Markup(html: "\(html)") }

  /// An element with its attributes and children.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, _ children: [Markup]
  ) -> Markup {
    Markup(html: openTag(name, attributes) + children.map(\.html).joined() + "</\(name)>")
  }

  /// An element with a text.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, _ text: String
  ) -> Markup {
    element(name, attributes, [.text(text)])
  }

  /// An element without attributes.
  static func element(_ name: StaticString, _ children: [Markup]) -> Markup { element(name, [:], children) }

  /// An element without attributes, with a text.
  static func element(_ name: StaticString, _ text: String) -> Markup { element(name, [:], text) }

  /// An element that has no end.
  static func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) -> Markup {
    Markup(html: openTag(name, attributes))
  }

  /// A style sheet or script of ours, which no text from outside may come near.
  static func element(_ name: StaticString, constant: String) -> Markup {
    Markup(html: "<\(name)>\(constant)</\(name)>")
  }

  /// Pieces one below the other, so that two reports can be compared by lines.
  static func lines(_ pieces: [Markup]) -> Markup { Markup(html: pieces.map(\.html).joined(separator: "\n") + "\n") }

  /// Styles without content are left out; other attributes mean something when they are empty, such as `alt`.
  private static func attribute(_ name: StaticString, _ value: String) -> String {
    value.isEmpty && "\(name)" == "style" ? "" : " \(name)=\"\(escape(value))\""
  }

  private static func openTag(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) -> String {
    "<\(name)" + attributes.map(attribute).joined() + ">"
  }
}

/// Escapes a text for elements and for quoted attributes alike.
private func escape(_ text: String) -> String {
  var result = ""
  for scalar in harmless(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
