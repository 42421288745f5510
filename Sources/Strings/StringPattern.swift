/// A text of a table: characters, and places where arguments are put in.
package struct StringPattern: Hashable, Sendable {
  /// A stretch of a text.
  package enum Part: Hashable, Sendable {
    /// Characters that stay what they are.
    case text(String)
    /// The argument of a name.
    case name(String)
    /// The argument at a place, from 1.
    case place(Int)

    /// The argument as messages show it; nil for characters.
    package var word: String? {
      switch self {
      case .text: nil
      case .name(let name): name
      case .place(let number): String(number)
      }
    }
  }

  /// The stretches, none of them empty.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// More bytes than this are no text of a screen.
  package static let longest = 1 << 16

  /// The text with its arguments put in.
  ///
  /// - Parameters:
  ///   - change: What becomes of the characters that are not an argument's.
  ///   - argument: What stands for an argument.
  /// - Returns: The text; nil where it becomes longer than any that is shown.
  package func filled(
    changing change: (String) -> String = { $0 }, _ argument: (Part) -> String
  ) -> String? {
    var text = ""
    for part in parts {
      if case .text(let characters) = part { text += change(characters) } else { text += argument(part) }
      guard text.utf8.count <= Self.longest else { return nil }
    }
    return text
  }
}
