import Graphics
import Problems
import YAML

/// Reads Xcode's catalogue of strings: a text for each key and language.
///
/// A key without a text in the language of the source is its own text. Of texts by device or width, the case `other` is
/// read.
///
/// - Returns: The texts by language, in the order in which languages come up; the keys that are their own texts; and how
///   many texts have other cases.
func readStringCatalog(_ file: YAMLNode) -> (lists: [StringLists.Element], keys: [StringLists.Element], others: Int) {
  var reader = StringCatalogReader()
  reader.read(file)
  return (reader.lists.all, reader.keys.all, reader.others)
}

/// Texts by language, in the order in which languages come up.
struct StringLists {
  typealias Element = (language: LanguageTag, read: StringList)

  private(set) var all: [Element] = []

  subscript(language: LanguageTag) -> StringList {
    get { all.first { $0.language == language }?.read ?? StringList() }
    set {
      let index = all.firstIndex { $0.language == language } ?? all.count
      if index == all.count { all.append((language, newValue)) } else { all[index].read = newValue }
    }
  }
}

private struct StringCatalogReader {
  private(set) var lists = StringLists()
  private(set) var keys = StringLists()
  private(set) var others = 0

  mutating func read(_ file: YAMLNode) {
    guard let source = file["sourceLanguage"]?.scalar.flatMap({ LanguageTag(anySpelling: $0) }),
      let strings = file["strings"]?.entries
    else {
      report("sourceLanguage and strings", at: file.location)
      return
    }
    for entry in strings {
      var hasSource = false
      for localization in localizations(of: entry.value) {
        guard let language = LanguageTag(anySpelling: localization.key) else {
          report("a language such as de or pt-BR", at: localization.keyLocation)
          continue
        }
        guard let text = text(of: localization.value) else { continue }
        hasSource = hasSource || language == source
        Self.add(text, cases(of: localization.value), for: entry, to: &lists[language])
      }
      if !hasSource, !entry.key.isEmpty {
        Self.add(entry.key, for: entry, to: &keys[source])
      }
    }
  }

  private mutating func report(_ wanted: String, at location: SourceLocation) {
    lists[.english].problems.append(Diagnostic(.string(.fault(.expected(wanted))), at: location))
  }

  /// The languages of an entry, which may be empty.
  private mutating func localizations(of entry: YAMLNode) -> [YAMLEntry] {
    guard entry.entries != nil else {
      report("a map with localizations", at: entry.location)
      return []
    }
    guard let value = entry["localizations"] else { return [] }
    guard let entries = value.entries else {
      report("a map of languages", at: value.location)
      return []
    }
    return entries
  }

  private static func add(
    _ text: String, _ cases: [PluralCase: String] = [:], for entry: YAMLEntry, to list: inout StringList
  ) {
    let isTranslatable = entry.value["shouldTranslate"]?.flag ?? true
    list.add(text, cases: cases, for: entry.key, at: entry.keyLocation, isTranslatable: isTranslatable) {
      text throws(StringFault) in StringPattern(printf: text)
    }
  }

  /// The text of a localization: its own, or that of the case `other` of what it varies by.
  private mutating func text(of node: YAMLNode) -> String? {
    if let unit = node["stringUnit"] {
      if let text = unit["value"]?.scalar { return text }
      report("a stringUnit with a text as its value", at: unit.location)
      return nil
    }
    guard let cases = node["variations"]?.entries?.first?.value.entries,
      let other = cases.first(where: { $0.key == "other" }) ?? cases.first
    else {
      // Xcode writes an empty map for a text that nobody has begun.
      if node.entries?.isEmpty != true { report("stringUnit or variations", at: node.location) }
      return nil
    }
    if cases.count > 1, node["variations"]?["plural"] == nil { others += 1 }
    return text(of: other.value)
  }

  /// What a localization is in the cases of a number.
  private mutating func cases(of node: YAMLNode) -> [PluralCase: String] {
    var cases: [PluralCase: String] = [:]
    for entry in node["variations"]?["plural"]?.entries ?? [] {
      guard let name = PluralCase(rawValue: entry.key) else {
        report("zero, one, two, few, many or other", at: entry.keyLocation)
        continue
      }
      cases[name] = entry.value["stringUnit"]?["value"]?.scalar
    }
    return cases
  }
}
