import Problems
import YAML

extension ValueType<GridSpec> {
  /// The columns, or a map of a grid's keys.
  static let grid = ValueType("grid") { node, context in
    var spec = GridSpec()
    if node.entries == nil {
      spec.columns = ValueType<Tracks>.tracks.read(node, context.of("columns"))
      return spec.columns.map { _ in spec }
    }
    let keys = ["columns", "rows", "gap", "cellAspectRatio", "flow", "alignment"]
    guard let entries = context.entries(of: node, owner: "grid", keys: keys) else { return nil }
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "columns": spec.columns = ValueType<Tracks>.tracks.read(value, context)
      case "rows": spec.rows = ValueType<Tracks>.tracks.read(value, context)
      case "gap": (spec.rowGap, spec.columnGap) = readGap(value, context)
      case "cellAspectRatio": spec.cellAspectRatio = ValueType<Double>.ratio.read(value, context)
      case "flow": spec.flow = flow.read(value, context)
      default: spec.alignment = alignment.read(value, context)
      }
    }
    return spec
  }

  private static let alignment = ValueType<OverlayAlignment>.word("an alignment of a grid")
  private static let flow = ValueType<GridSpec.Flow>.word("a flow of a grid")

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
