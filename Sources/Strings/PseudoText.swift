package import Graphics

extension PseudoLocale {
  /// What becomes of a text of the base language; arguments stay what they are.
  ///
  /// - Returns: The text; nil where it becomes longer than any that is shown.
  package func text(of pattern: StringPattern, _ argument: (StringPattern.Part) -> String) -> String? {
    switch self {
    case .accented:
      return pattern.filled(changing: withAccents, argument).map { $0.isEmpty ? "" : "[\($0)]" }
    case .long:
      return pattern.filled(argument).map { $0.isEmpty ? "" : $0 + " " + $0 }
    case .rightToLeft:
      // A new line ends what runs from right to left, so that each begins it anew; a mark before it makes the paragraph
      // one of such letters, as the override alone is none.
      return pattern.filled(argument)?.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{200F}\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }
  }
}

/// The text with accents on its letters, all of them such as fonts of Western languages have.
private func withAccents(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

private let accents: [Character: Character] = Dictionary(
  uniqueKeysWithValues: zip(
    "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ", "ábçďéfĝĥîĵķļmñöpqŕšţûvŵýžÅBÇĎÉFĜĤÎĴĶĻMÑÖPQŔŠŢÛVŴÝŽ"))
