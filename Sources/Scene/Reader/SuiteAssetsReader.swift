import Graphics
import Problems
import YAML

extension SuiteReader {
  /// Reads the `fonts` of a suite.
  func readFonts(_ node: YAMLNode, _ context: ValueContext) -> Suite.Fonts {
    var fonts = Suite.Fonts()
    let keys = ["folders", "default", "fallback", "families", "mode"]
    for entry in context.entries(of: node, owner: "fonts", keys: keys) ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "folders": fonts.folders = Self.folders.read(value, context) ?? fonts.folders
      case "default":
        fonts.defaultFamily = ValueType<String>.text.read(value, context)
        fonts.location = value.location
      case "families": fonts.families = readAliases(value, context) ?? []
      case "mode": fonts.mode = ValueType<Suite.Fonts.Mode>.word("a mode of fonts").read(value, context) ?? .shaped
      default: fonts.fallback = Self.families.read(value, context) ?? []
      }
    }
    return fonts
  }

  /// Names of families, each for files or for another family.
  private func readAliases(_ node: YAMLNode, _ context: ValueContext) -> [FontAlias]? {
    guard let entries = node.entries else { return context.fail(node, wants: "a map of families") }
    return entries.compactMap { entry in
      let context = context.of(entry.key)
      var alias = FontAlias(name: entry.key, location: entry.value.location)
      if entry.value.scalar != nil {
        // The first key of the map, as everywhere.
        alias.files = ValueType<String>.asset.read(entry.value, context).map { [$0] } ?? []
        return alias
      }
      let keys = context.entries(of: entry.value, owner: "family", keys: ["files", "substitute"])
      guard let key = keys?.first, keys?.count == 1 else {
        return keys == nil ? nil : context.fail(entry.value, wants: "either files or substitute")
      }
      if key.key == "files" {
        alias.files = Self.fontFiles.read(key.value, context.of(key.key)) ?? []
      } else {
        alias.substitute = ValueType<String>.text.read(key.value, context.of(key.key))
      }
      return alias
    }
  }

  private static let fontFiles = ValueType<[String]>.list(of: .asset, wants: "a list of font files")

  /// Reads the `images` of a suite: one folder, a list of folders, or a map.
  func readImages(_ node: YAMLNode, _ context: ValueContext) -> Suite.Images {
    var images = Suite.Images()
    guard node.entries != nil else {
      images.folders = Self.imageFolders.read(node, context) ?? images.folders
      return images
    }
    let keys = ["folders", "heightTag", "exactNameFirst", "order", "pick"]
    for entry in context.entries(of: node, owner: "images", keys: keys) ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "folders": images.folders = Self.imageFolders.read(value, context) ?? images.folders
      case "heightTag": images.heightTag = Self.heightTag.read(value, context) ?? .exact
      case "order": images.order = Self.order.read(value, context) ?? .standard
      case "pick": images.pick = Self.pick.read(value, context) ?? .ceil
      default: images.exactNameFirst = ValueType<Bool>.flag.read(value, context) ?? true
      }
    }
    return images
  }

  /// Reads the `strings` of a suite: a folder, or a map.
  func readStrings(_ node: YAMLNode, _ context: ValueContext) -> Suite.Strings {
    var strings = Suite.Strings()
    guard node.entries != nil else {
      strings.folder = ValueType<String>.asset.read(node, context) ?? strings.folder
      return strings
    }
    for entry in context.entries(of: node, owner: "strings", keys: ["folder", "base"]) ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      if entry.key == "folder" {
        strings.folder = ValueType<String>.asset.read(value, context) ?? strings.folder
      } else {
        strings.base = Self.language.read(value, context)
      }
    }
    return strings
  }

  private static let language = ValueType<LanguageTag>("language") { node, context in
    guard let word = node.scalar else { return context.fail(node, wants: "a language such as en or pt-BR") }
    if let tag = LanguageTag(word) { return tag }
    let nearest = InterfaceLocale.nearest(to: word)
    return context.fail(.unknownWord(clipped(word), expected: "a language", nearest: nearest), at: node)
  }

  private static let folders = ValueType<[String]>.list(of: .asset, wants: "a list of folders")
  /// A single folder too, because a scalar in place of the map sets its first key.
  private static let imageFolders = ValueType<[String]>("folders") { node, context in
    guard node.scalar != nil else { return folders.read(node, context) }
    return ValueType<String>.asset.read(node, context).map { [$0] }
  }
  private static let families = ValueType<[String]>.list(of: .text, wants: "a list of families")
  private static let heightTag = ValueType<Suite.Images.HeightTag>.word("a height tag")
  private static let order = ValueType<Suite.Images.Order>.word("an order")
  private static let pick = ValueType<Suite.Images.Pick>.word("a choice of scale")
}
