import Problems
import YAML

extension ValueType<FrameSpec> {
  /// CGRect as a list, or a map of at most two position keys an axis.
  static let frame = ValueType("frame") { node, context in
    if let elements = node.elements { return readList(elements, node, context) }
    return readMap(node, context)
  }

  private static func readList(_ list: [YAMLNode], _ node: YAMLNode, _ context: ValueContext) -> FrameSpec? {
    guard list.count == 4 else { return context.fail(node, wants: "[x, y, width, height]") }
    var frame = FrameSpec()
    for (key, value) in zip(["x", "y", "width", "height"], list) {
      guard let field = FrameKey.all.first(where: { $0.name == key })?.field else { continue }
      frame[keyPath: field] = ValueType<Length>.length.read(value, context.of(key))
    }
    return frame
  }

  private static func readMap(_ node: YAMLNode, _ context: ValueContext) -> FrameSpec? {
    let keys = FrameKey.all.map(\.name) + ["from", "to"]
    let wants = "[x, y, width, height] or a map"
    guard let entries = context.entries(of: node, owner: "frame", keys: keys, wants: wants) else { return nil }
    if entries.contains(where: { $0.key == "from" || $0.key == "to" }) { return readCorners(entries, node, context) }
    var frame = FrameSpec()
    var said: [FrameKey] = []
    for entry in entries {
      guard let key = FrameKey.all.first(where: { $0.name == entry.key }) else { continue }
      let earlier = said.filter { $0.axis == key.axis }
      said.append(key)
      if let same = earlier.first(where: { $0.edge == key.edge }) {
        let problem = PlacementProblem.saidTwice(axis: key.edge, same.name, key.name)
        context.problems.report(.placement(problem), at: entry.keyLocation)
      } else if earlier.count >= 2 {
        let problem = PlacementProblem.frameAxis(key.name, axis: key.axis)
        context.problems.report(.placement(problem), at: entry.keyLocation)
      }
      frame[keyPath: key.field] = ValueType<Length>.length.read(entry.value, context.of(entry.key))
    }
    return frame
  }

  /// Two opposite corners, beside which nothing else has a place.
  private static func readCorners(_ entries: [YAMLEntry], _ node: YAMLNode, _ context: ValueContext) -> FrameSpec? {
    var frame = FrameSpec()
    for entry in entries {
      switch entry.key {
      case "from": frame.from = ValueType<LengthPoint>.point.read(entry.value, context.of("from"))
      case "to": frame.to = ValueType<LengthPoint>.point.read(entry.value, context.of("to"))
      default: context.problems.report(.placement(.fromTo(entry.key)), at: entry.keyLocation)
      }
    }
    for key in ["from", "to"] where node[key] == nil {
      return context.fail(.missingKey(key, owner: "frame"), at: node)
    }
    return frame
  }
}

extension ValueType<LengthPoint> {
  /// Two lengths in a list.
  static let point = ValueType("point") { node, context in readPoint(of: .length, node, context) }

  /// Two lengths without %.
  static let fixedPoint = ValueType("point") { node, context in readPoint(of: .fixedLength, node, context) }

  private static func readPoint(
    of type: ValueType<Length>, _ node: YAMLNode, _ context: ValueContext
  ) -> LengthPoint? {
    guard let list = node.elements, list.count == 2 else { return context.fail(node, wants: "a point [x, y]") }
    let x = type.read(list[0], context)
    guard let y = type.read(list[1], context), let x else { return nil }
    return LengthPoint(x: x, y: y)
  }
}

/// A key of a frame: its axis and what it fixes on it, so that two keys for one edge are found.
struct FrameKey {
  let name: String
  let axis: String
  let edge: String
  let field: any WritableKeyPath<FrameSpec, Length?> & Sendable

  static let all: [FrameKey] = [
    FrameKey(name: "x", axis: "horizontal", edge: "left edge", field: \.x),
    FrameKey(name: "y", axis: "vertical", edge: "top edge", field: \.y),
    FrameKey(name: "width", axis: "horizontal", edge: "width", field: \.width),
    FrameKey(name: "height", axis: "vertical", edge: "height", field: \.height),
    FrameKey(name: "left", axis: "horizontal", edge: "left edge", field: \.left),
    FrameKey(name: "right", axis: "horizontal", edge: "right edge", field: \.right),
    FrameKey(name: "top", axis: "vertical", edge: "top edge", field: \.top),
    FrameKey(name: "bottom", axis: "vertical", edge: "bottom edge", field: \.bottom),
    FrameKey(name: "leading", axis: "horizontal", edge: "left edge", field: \.leading),
    FrameKey(name: "trailing", axis: "horizontal", edge: "right edge", field: \.trailing),
    FrameKey(name: "centerX", axis: "horizontal", edge: "center", field: \.centerX),
    FrameKey(name: "centerY", axis: "vertical", edge: "center", field: \.centerY),
  ]
}
