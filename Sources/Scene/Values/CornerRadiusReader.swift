import Problems
import YAML

extension ValueType<CornerRadius> {
  private static let named: [String: CornerRadius] = [
    "circle": .circle, "capsule": .capsule, "half(width)": .halfWidth, "half(height)": .halfHeight,
  ]
  private static let names = ["circle", "capsule", "half(width)", "half(height)"]
  private static let corners = [
    "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "top", "bottom",
  ]

  /// A length, or a word for a radius that follows from the size.
  static let cornerRadius = ValueType("corner radius", words: names) { node, context in
    guard let text = node.scalar else {
      // Single corners belong to the format, but not to this version.
      guard node.entries != nil else { return context.fail(node, wants: "a corner radius") }
      _ = context.entries(of: node, owner: "cornerRadius", keys: [], unbuilt: corners)
      return nil
    }
    if let radius = named[text] { return radius }
    if text.first?.isLetter == true {
      let listing = ["a length"] + names
      return context.fail(word: text, at: node, expected: "a corner radius", words: names, listing: listing)
    }
    return ValueType<Length>.extent.read(node, context).map(CornerRadius.length)
  }
}
