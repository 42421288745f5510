import Scene

extension TextCase {
  /// A text in this case, by Unicode's rules, which are the same everywhere but for some letters of some languages.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - language: Their language (BCP 47): Turkish and Azeri have two letters i.
  /// - Returns: The text in this case.
  func applied(to text: String, language: String) -> String {
    guard self != .none else { return text }
    let isTurkic = ["tr", "az"].contains(language.prefix { $0 != "-" }.lowercased())
    switch self {
    case .none: return text
    case .upper: return isTurkic ? text.mapped(["i": "İ"]).uppercased() : text.uppercased()
    case .lower:
      let start = isTurkic ? text.replacing("I\u{307}", with: "i").mapped(["İ": "i", "I": "ı"]) : text
      return start.withFinalSigmas.lowercased()
    }
  }
}

extension String {
  fileprivate func mapped(_ letters: [Character: String]) -> String {
    reduce(into: "") { $0 += letters[$1] ?? String($1) }
  }

  /// The text with `ς` for each `Σ` that ends a word, which a small sigma does not know of itself.
  fileprivate var withFinalSigmas: String {
    guard contains("Σ") else { return self }
    let letters = Array(self)
    return letters.indices.reduce(into: "") { text, index in
      let isAfterLetter = index > 0 && letters[index - 1].isLetter
      let isBeforeLetter = index + 1 < letters.count && letters[index + 1].isLetter
      text.append(letters[index] == "Σ" && isAfterLetter && !isBeforeLetter ? "ς" : letters[index])
    }
  }
}
