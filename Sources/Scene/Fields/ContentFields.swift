import Problems
import YAML

extension Field {
  /// What nodes show: the keys that make their kind.
  static let content: [Field] = [
    Field("text", \.text, .content, .of(.text)),
    Field("image", \.image, .asset, .of(.image)),
    Field("path", \.path, .path, .of(.path)),
    Field("line", \.line, .word("a direction of a line"), .of(.line)),
    Field("spacer", \.spacer, .dimension, Place(kinds: [.spacer], parents: [.stack], isForRoot: false)),
  ]
}

extension ValueType<String> {
  /// What a text node says; localized texts and runs are not built.
  static let content = ValueType("text") { node, context in
    if let entry = node.entries?.first(where: { $0.key == "key" || $0.key == "args" }) {
      context.problems.report(.value(.notBuilt(entry.key)), at: entry.keyLocation)
      return nil
    }
    if node.elements != nil { return context.fail(.notBuilt("a list of runs"), at: node) }
    return text.read(node, context)
  }
}
