import Problems
import YAML

extension ValueType<Paint> {
  /// A colour, or `none`; the other fills of the format are not built.
  static let fill = ValueType("fill", words: ["none"]) { node, context in
    if node.scalar == "none" { return Paint.none }
    let isByAppearance = node["light"] != nil || node["dark"] != nil
    if !isByAppearance, let entry = node.entries?.first {
      let unbuilt = ["linear", "radial", "image"] + highContrast
      context.reportUnknown(entry, owner: context.key, keys: ["light", "dark"], unbuilt: unbuilt)
      return nil
    }
    return ValueType<ColorValue>.color.read(node, context).map(Paint.color)
  }
}
