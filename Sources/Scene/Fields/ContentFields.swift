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
    Field("screen", \.screen, .sceneName, .of(.screen)),
  ]

  /// How another scene is shown.
  static let screen: [Field] = [
    Field("device", \.device, .deviceName, .of(.screen)),
    Field("variant", \.variant, .variant, .of(.screen)) { $0.merged(with: $1) },
    Field("deviceFrame", \.deviceFrame, .deviceFrame, .of(.screen)),
  ]
}
