public import Graphics
package import Problems

/// The tables of strings of a suite, by language, in which scenes look texts up.
public struct StringTables: Hashable, Sendable {
  /// The language that texts are written in, and that stands in for those that lack one.
  public var base: LanguageTag
  /// The tables, by language.
  package var tables: [LanguageTag: StringTable] { didSet { nearestKeys = NearestKeys() } }
  /// What follows from the tables, and so tells none from another.
  private var nearestKeys = NearestKeys()

  /// Makes no tables.
  public init() { self.init([:], base: .english) }

  package init(_ tables: [LanguageTag: StringTable], base: LanguageTag) {
    self.tables = tables
    self.base = base
  }

  /// A text that was found.
  package struct Found {
    package var pattern: StringPattern
    /// Whether it is that of the base language because there is none in the one wanted.
    package var isUntranslated: Bool
  }

  /// The text of a key in a locale, or else in wider ones, or else in the base language.
  package func find(_ key: String, in locale: InterfaceLocale) -> Found? {
    if case .language(let language) = locale {
      for tag in language.lookUpOrder {
        if let entry = tables[tag]?.entries[key] { return Found(pattern: entry.pattern, isUntranslated: false) }
      }
    }
    guard let entry = tables[base]?.entries[key] else { return nil }
    guard case .language(let language) = locale else { return Found(pattern: entry.pattern, isUntranslated: false) }
    let isOwn = language.language == base.language || !entry.isTranslatable
    return Found(pattern: entry.pattern, isUntranslated: !isOwn)
  }

  /// What is wrong about a key that is not found in a locale.
  package func problem(ofUnknown key: String, in locale: InterfaceLocale) -> StringProblem {
    var languages: [LanguageTag] = []
    if case .language(let language) = locale { languages = language.lookUpOrder }
    if !languages.contains(base) { languages.append(base) }
    let searched = languages.compactMap { language in tables[language].map { (language: language, table: $0) } }
    let nearest = nearestKeys.nearest(to: key, in: searched.reversed())
    return .unknown(key, files: searched.flatMap(\.table.files), nearest: nearest)
  }

  /// The keys of the base language that another language has no text for, in their order.
  package func missingKeys(in language: LanguageTag) -> [String] {
    guard let own = tables[base], language.language != base.language else { return [] }
    let known = language.lookUpOrder.compactMap { tables[$0] }
    return own.keys.filter { key in
      own.entries[key]?.isTranslatable == true && !known.contains { $0.entries[key] != nil }
    }
  }
}

extension StringTables {
  /// Whether two have the same texts.
  public static func == (first: StringTables, second: StringTables) -> Bool {
    first.base == second.base && first.tables == second.tables
  }

  /// Takes the texts into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(tables)
  }
}
