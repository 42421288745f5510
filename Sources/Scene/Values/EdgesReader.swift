import Problems
import YAML

extension ValueType<EdgeLengths> {
  /// One distance for all edges, or a map of named ones.
  static let insets = ValueType("insets") { node, context in
    if node.elements != nil { return context.fail(.insetsList, at: node) }
    if node.scalar != nil {
      return ValueType<Length>.extent.read(node, context).map { EdgeLengths(top: $0, bottom: $0, left: $0, right: $0) }
    }
    return readEdges(node, context)
  }

  private static let edges: [(key: String, sets: [String])] = [
    ("top", ["top"]), ("bottom", ["bottom"]), ("leading", ["left"]), ("trailing", ["right"]), ("left", ["left"]),
    ("right", ["right"]), ("horizontal", ["left", "right"]), ("vertical", ["top", "bottom"]),
  ]

  private static func readEdges(_ node: YAMLNode, _ context: ValueContext) -> EdgeLengths? {
    guard let entries = context.entries(of: node, owner: context.key, keys: edges.map(\.key)) else { return nil }
    var insets = EdgeLengths()
    var setBy: [String: String] = [:]
    for entry in entries {
      let edges = edges.first { $0.key == entry.key }?.sets ?? []
      if let edge = edges.first(where: { setBy[$0] != nil }), let first = setBy[edge] {
        context.problems.report(.value(.edgeTwice(first, entry.key, edge: edge)), at: entry.keyLocation)
        continue
      }
      for edge in edges { setBy[edge] = entry.key }
      guard let length = ValueType<Length>.extent.read(entry.value, context.of(entry.key)) else { continue }
      insets.set(entry.key, to: length)
    }
    return insets
  }
}

extension EdgeLengths {
  fileprivate mutating func set(_ key: String, to length: Length) {
    switch key {
    case "top": top = length
    case "bottom": bottom = length
    case "leading": leading = length
    case "trailing": trailing = length
    case "left": left = length
    case "right": right = length
    case "horizontal": (left, right) = (length, length)
    default: (top, bottom) = (length, length)
    }
  }
}
