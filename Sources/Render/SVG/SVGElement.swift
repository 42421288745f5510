/// One element: a name and attributes in the order in which they were set.
struct SVGElement {
  private(set) var text: String
  private let name: String

  init(_ name: String) {
    self.name = name
    text = "<" + name
  }

  /// Sets an attribute to a text of any kind.
  mutating func set(_ attribute: String, _ value: String) {
    text += " "
    text += attribute
    text += "=\""
    text += xmlEscaped(value)
    text += "\""
  }

  /// Sets an attribute to a number.
  mutating func set(_ attribute: String, _ value: Double) { set(attribute, svgNumber(value)) }

  /// Sets attributes to texts.
  mutating func set(_ attributes: [(String, String)]) {
    for (attribute, value) in attributes { set(attribute, value) }
  }

  /// The element without content.
  var empty: String { text + "/>" }

  /// The element as the beginning of what is inside it.
  var opening: String { text + ">" }

  /// The element around characters.
  func containing(_ characters: String) -> String { containing(markup: xmlEscaped(characters)) }

  /// The element around what is written already.
  func containing(markup: String) -> String { text + ">" + markup + "</\(name)>" }
}
