package import Graphics

/// What a file in the folder of strings is, by its path there.
package enum StringFile: Hashable, Sendable {
  /// Maps of keys to texts.
  case map(LanguageTag)
  /// Xcode's `.strings`; nil is the base language.
  case apple(LanguageTag?)
  /// Xcode's `.xcstrings`, which has all languages.
  case catalog
  /// Android's `strings.xml`; nil is the base language.
  case android(LanguageTag?)
  /// Something with texts whose name says no language.
  case unnamed
  /// Something else.
  case other

  package init(path: String) {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let folder = parts.dropLast().last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      self = .other
      return
    }
    let language = LanguageTag(anySpelling: name[..<dot])
    // A folder of an app holds much that is not for us, but what lies here is.
    let nameless: StringFile = parts.count == 1 ? .unnamed : .other
    switch name[name.index(after: dot)...] {
    case "yaml", "yml", "json": self = language.map(StringFile.map) ?? nameless
    case "xcstrings": self = .catalog
    case "strings":
      self = folder.hasSuffix(".lproj") ? Self.apple(inFolder: folder) : language.map { .apple($0) } ?? nameless
    case "xml": self = Self.android(inFolder: folder) ?? (parts.count == 1 ? .unnamed : .other)
    default: self = .other
    }
  }

  private static func apple(inFolder folder: Substring) -> StringFile {
    let name = folder.dropLast(".lproj".count)
    if name == "Base" { return .apple(nil) }
    return LanguageTag(anySpelling: name).map { .apple($0) } ?? .unnamed
  }

  /// `values`, `values-pt-rBR`, `values-b+zh+Hans`; folders for certain screens or versions are none.
  private static func android(inFolder folder: Substring) -> StringFile? {
    if folder == "values" { return .android(nil) }
    guard folder.hasPrefix("values-") else { return nil }
    let words = folder.dropFirst("values-".count)
    if words.hasPrefix("b+") {
      return LanguageTag(anySpelling: words.dropFirst(2).map { $0 == "+" ? "-" : String($0) }.joined())
        .map { .android($0) }
    }
    let parts = words.split(separator: "-")
    guard let language = parts.first, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return LanguageTag(anySpelling: language).map { .android($0) } }
    guard parts[1].first == "r" else { return nil }
    return LanguageTag(anySpelling: "\(language)-\(parts[1].dropFirst())").map { .android($0) }
  }
}
