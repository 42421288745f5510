import Testing

/// Children of a `constraints` root, as a file has them, and the frames that come out.
struct FrameCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The size of the screen in points.
  var size: (Double, Double)
  /// Further keys of the root, each with a line break.
  var root: String
  var children: String
  var frames: [String: [Double]]

  init(
    _ name: String, _ size: (Double, Double) = (200, 100), root: String = "", children: String,
    frames: [String: [Double]]
  ) {
    testDescription = name
    self.size = size
    self.root = root
    self.children = children
    self.frames = frames
  }

  /// The scene as a file.
  var scene: String {
    let lines = children.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "scene: test\nroot:\n  layout: constraints\n\(root)  children:\n\(lines)"
  }
}
