import Problems
import YAML

extension ValueType<CornerRadius> {
  private static let named: [String: CornerRadius] = [
    "circle": .circle, "capsule": .capsule, "half(width)": .halfWidth, "half(height)": .halfHeight,
  ]
  private static let names = ["circle", "capsule", "half(width)", "half(height)"]

  /// A length, a word for a radius that follows from the size, or a map of single corners.
  static let cornerRadius = ValueType("corner radius", words: names) { node, context in
    guard let text = node.scalar else {
      guard node.entries != nil else { return context.fail(node, wants: "a corner radius") }
      return readCorners(node, context).map(CornerRadius.corners)
    }
    if let radius = named[text] { return radius }
    if text.first?.isLetter == true {
      let listing = ["a length"] + names
      return context.fail(word: text, at: node, expected: "a corner radius", words: names, listing: listing)
    }
    return ValueType<Length>.extent.read(node, context).map(CornerRadius.length)
  }

  /// The keys of a map of corners, and the corners that each of them sets.
  private typealias Corner = WritableKeyPath<CornerLengths, Length> & Sendable
  private static let corners: [(key: String, sets: [(name: String, path: any Corner)])] = {
    let all: [(name: String, path: any Corner)] = [
      ("topLeading", \.topLeading), ("topTrailing", \.topTrailing), ("bottomLeading", \.bottomLeading),
      ("bottomTrailing", \.bottomTrailing),
    ]
    return all.map { ($0.name, [$0]) } + [("top", Array(all[...1])), ("bottom", Array(all[2...]))]
  }()

  private static func readCorners(_ node: YAMLNode, _ context: ValueContext) -> CornerLengths? {
    guard let entries = context.entries(of: node, owner: context.key, keys: corners.map(\.key)) else { return nil }
    var lengths = CornerLengths()
    var setBy: [String: String] = [:]
    for entry in entries {
      let corners = corners.first { $0.key == entry.key }?.sets ?? []
      if let twice = corners.first(where: { setBy[$0.name] != nil }), let first = setBy[twice.name] {
        context.problems.report(.value(.edgeTwice(first, entry.key, edge: twice.name)), at: entry.keyLocation)
        continue
      }
      for corner in corners { setBy[corner.name] = entry.key }
      guard let length = ValueType<Length>.extent.read(entry.value, context.of(entry.key)) else { continue }
      for corner in corners { lengths[keyPath: corner.path] = length }
    }
    return lengths
  }
}
