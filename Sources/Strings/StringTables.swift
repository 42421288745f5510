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
    private let entry: StringTable.Entry
    /// The language that it is in.
    private let language: LanguageTag
    /// Whether it is that of the base language because there is none in the one wanted.
    package let isUntranslated: Bool

    init(_ entry: StringTable.Entry, in language: LanguageTag, isUntranslated: Bool = false) {
      self.entry = entry
      self.language = language
      self.isUntranslated = isUntranslated
    }

    /// The text for arguments; where it has cases, the first of these that is a number decides.
    package func pattern(for arguments: [String]) -> StringPattern {
      guard !entry.cases.isEmpty, let number = arguments.lazy.compactMap({ PluralNumber($0) }).first else {
        return entry.pattern
      }
      return entry.cases[PluralCase(of: number, in: language)] ?? entry.pattern
    }
  }

  /// The text of a key in a locale, or else in wider ones, or else in the base language.
  package func find(_ key: String, in locale: InterfaceLocale) -> Found? {
    if case .language(let language) = locale {
      for tag in language.lookUpOrder {
        if let entry = tables[tag]?.entries[key] { return Found(entry, in: tag) }
      }
    }
    guard let entry = tables[base]?.entries[key] else { return nil }
    guard case .language(let language) = locale else { return Found(entry, in: base) }
    let isOwn = language.language == base.language || !entry.isTranslatable
    return Found(entry, in: base, isUntranslated: !isOwn)
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
