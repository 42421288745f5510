/// The language that an interface is shown in.
public enum InterfaceLocale: Hashable, Sendable {
  /// A language of people.
  case language(LanguageTag)
  /// One made of the texts of another.
  case pseudo(PseudoLocale)

  /// Reads a word of the axis `locale`; nil where it is none.
  public init?(_ word: String) {
    if let pseudo = PseudoLocale(rawValue: word) {
      self = .pseudo(pseudo)
    } else if let tag = LanguageTag(word) {
      self = .language(tag)
    } else {
      return nil
    }
  }

  /// The locale as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .language(let tag): tag.text
    case .pseudo(let pseudo): pseudo.rawValue
    }
  }

  /// Whether what is said of this locale is said of another one too: `pt` of `pt-BR`.
  public func covers(_ other: InterfaceLocale) -> Bool {
    guard case .language(let wide) = self, case .language(let narrow) = other else { return self == other }
    return wide.covers(narrow)
  }

  /// The nearest word to one that is no locale: the usual spelling, or the language that a country's code was meant for.
  public static func nearest(to word: String) -> String? {
    if let tag = LanguageTag(anySpelling: word) { return tag.text }
    if let pseudo = PseudoLocale.allCases.first(where: { $0.rawValue.hasSuffix("-" + word) }) { return pseudo.rawValue }
    return meant[word.lowercased()]
  }

  private static let meant = [
    "jp": "ja", "cn": "zh-Hans", "gr": "el", "cz": "cs", "dk": "da", "ua": "uk", "il": "he", "us": "en-US",
    "at": "de-AT", "by": "be", "ir": "fa", "pseudo": "pseudo-accented",
  ]
}

/// A language that shows what translations will do to a layout, without any.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Every letter with an accent, and brackets around each text.
  case accented = "pseudo-accented"
  /// Each text twice.
  case long = "pseudo-long"
  /// Letters and layout from right to left.
  case rightToLeft = "pseudo-rtl"
}
