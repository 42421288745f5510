import Problems
import YAML

extension ValueType<TextContent> {
  private static let most = 1000

  /// What a text node says, in one style or in runs.
  static let content = ValueType("text") { node, context in
    if node.isStringReference { return readReference(node, context).map { TextContent(runs: [TextContent.Run($0)]) } }
    guard let elements = node.elements else {
      return ValueType<String>.text.read(node, context).map { TextContent($0) }
    }
    guard !elements.isEmpty else { return context.fail(node, wants: "a text or a list of runs") }
    guard elements.count <= most else {
      return context.fail(.tooLong(key: context.key, limit: most, unit: "runs"), at: node)
    }
    let runs = elements.compactMap { readRun($0, context) }
    guard runs.count == elements.count else { return nil }
    let bytes = runs.reduce(0) { $0 + $1.string.utf8.count }
    guard bytes <= ValueType<String>.longestText else {
      return context.fail(.tooLong(key: context.key, limit: ValueType<String>.longestText, unit: "bytes"), at: node)
    }
    return TextContent(runs: runs)
  }

  /// A text as it is written, or one that is looked up.
  private static func readCharacters(_ node: YAMLNode, _ context: ValueContext) -> TextContent.Run? {
    if node.isStringReference { return readReference(node, context).map { TextContent.Run($0) } }
    return ValueType<String>.text.read(node, context).map { TextContent.Run($0) }
  }

  private static func readRun(_ node: YAMLNode, _ context: ValueContext) -> TextContent.Run? {
    if node.entries == nil || node.isStringReference { return readCharacters(node, context) }
    let keys = ["text", "font", "color", "tracking", "underline", "strikethrough"]
    guard let entries = context.entries(of: node, owner: "run", keys: keys) else { return nil }
    guard let text = node["text"] else { return context.fail(.missingKey("text", owner: "run"), at: node) }
    guard var run = readCharacters(text, context) else { return nil }
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "font": run.font = ValueType<FontSpec>.font.read(value, context)
      case "color": run.color = ValueType<ColorValue>.color.read(value, context)
      case "tracking": run.tracking = ValueType<Length>.length.read(value, context)
      case "underline": run.underline = ValueType<Bool>.flag.read(value, context)
      case "strikethrough": run.strikethrough = ValueType<Bool>.flag.read(value, context)
      default: break
      }
    }
    return run
  }
}
