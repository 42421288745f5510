package import Problems

/// The texts of one language.
package struct StringTable: Hashable, Sendable {
  /// A text and where it stands.
  package struct Entry: Hashable, Sendable {
    package var pattern: StringPattern
    /// What it is in the cases of a number, besides.
    package var cases: [PluralCase: StringPattern] = [:]
    package var location: SourceLocation
    /// Whether other languages are to have it too.
    package var isTranslatable: Bool

    package init(_ pattern: StringPattern, at location: SourceLocation, isTranslatable: Bool = true) {
      self.pattern = pattern
      self.location = location
      self.isTranslatable = isTranslatable
    }
  }

  /// The texts by key.
  package private(set) var entries: [String: Entry] = [:]
  /// The files that they come from, in their order.
  package private(set) var files: [String] = []

  package init() {}

  /// The keys in the order of their characters.
  package var keys: [String] { entries.keys.sorted() }

  /// Takes a text; gives back the place of an earlier one of the same key, which stays.
  mutating func add(_ entry: Entry, for key: String) -> SourceLocation? {
    if files.last != entry.location.file { files.append(entry.location.file) }
    if let first = entries[key] { return first.location }
    entries[key] = entry
    return nil
  }
}
