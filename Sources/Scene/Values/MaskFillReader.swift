import Graphics
import Problems
import YAML

extension ValueType<MaskSpec> {
  /// A fill, or an outline with its view box.
  static let mask = ValueType("mask") { node, context in
    guard node["path"] != nil || node["viewBox"] != nil else {
      let fill = ValueType<Paint>.fill.read(node, context)
      return fill.map(MaskSpec.fill)
    }
    guard let entries = context.entries(of: node, owner: "mask", keys: ["path", "viewBox"]) else { return nil }
    guard let data = node["path"] else { return context.fail(.missingKey("path", owner: "mask"), at: node) }
    guard entries.count == node.entries?.count, var shape = ValueType<PathShape>.path.read(data, context.of("path"))
    else { return nil }
    if let box = node["viewBox"] { shape.viewBox = ValueType<Rect>.viewBox.read(box, context.of("viewBox")) }
    return .path(shape)
  }
}
