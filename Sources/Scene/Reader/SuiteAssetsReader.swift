import Problems
import YAML

extension SuiteReader {
  /// Reads the `fonts` of a suite.
  func readFonts(_ node: YAMLNode, _ context: ValueContext) -> Suite.Fonts {
    var fonts = Suite.Fonts()
    let keys = ["folders", "default", "fallback"]
    for entry in context.entries(of: node, owner: "fonts", keys: keys, unbuilt: ["families", "mode"]) ?? [] {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "folders": fonts.folders = Self.folders.read(value, context) ?? fonts.folders
      case "default":
        fonts.defaultFamily = ValueType<String>.text.read(value, context)
        fonts.location = value.location
      default: fonts.fallback = Self.families.read(value, context) ?? []
      }
    }
    return fonts
  }

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
