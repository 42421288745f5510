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
