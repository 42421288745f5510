import Problems
import YAML

extension ValueType<GridSpec> {
  /// A number of columns, or a map of a grid's keys.
  static let grid = ValueType("grid") { node, context in
    var spec = GridSpec()
    if node.entries == nil {
      spec.columns = tracks.read(node, context.of("columns"))
      return spec.columns.map { _ in spec }
    }
    let keys = ["columns", "rows", "gap", "cellAspectRatio", "alignment"]
    guard let entries = context.entries(of: node, owner: "grid", keys: keys, unbuilt: ["flow"]) else { return nil }
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "columns": spec.columns = tracks.read(value, context)
      case "rows": spec.rows = tracks.read(value, context)
      case "gap": (spec.rowGap, spec.columnGap) = readGap(value, context)
      case "cellAspectRatio": spec.cellAspectRatio = ValueType<Double>.ratio.read(value, context)
      default: spec.alignment = alignment.read(value, context)
      }
    }
    return spec
  }

  private static let alignment = ValueType<OverlayAlignment>.word("an alignment of a grid")

  /// A number of equal tracks; other tracks belong to the format, but not to this version.
  private static let tracks = ValueType<Int>("tracks") { node, context in
    if node.number != nil { return ValueType<Int>.count(in: 1...10_000).read(node, context) }
    guard let text = node.scalar ?? node.elements?.first?.scalar, looksLikeTracks(text) else {
      return context.fail(node, wants: "a number of tracks")
    }
    return context.fail(.notBuilt(clipped(text)), at: node)
  }

  private static func looksLikeTracks(_ text: String) -> Bool {
    text.first?.isNumber == true || text == "auto" || text.hasPrefix("minmax(") || text.hasPrefix("repeat(")
      || text.hasPrefix("auto ")
  }

  private static func readGap(_ node: YAMLNode, _ context: ValueContext) -> (row: Length?, column: Length?) {
    guard node.entries != nil else {
      let gap = ValueType<Length>.extent.read(node, context)
      return (gap, gap)
    }
    var (row, column): (Length?, Length?)
    for entry in context.entries(of: node, owner: "gap", keys: ["row", "column"]) ?? [] {
      let gap = ValueType<Length>.extent.read(entry.value, context.of(entry.key))
      if entry.key == "row" { row = gap } else { column = gap }
    }
    return (row, column)
  }
}
