import Graphics
import Scene

/// Cells of one ratio, all of one size: the largest that fit.
struct EqualCells {
  private let ratio: Double
  private let columnGap, rowGap: Length

  /// Cells of the ratio that a grid names; nil where it names none, or tracks that have sizes of their own.
  init?(_ spec: GridSpec) {
    guard let ratio = spec.cellAspectRatio, ratio > 0, ratio.isFinite else { return nil }
    for tracks in [spec.columns, spec.rows] { if case .list = tracks { return nil } }
    self.ratio = ratio
    (columnGap, rowGap) = (spec.columnGap ?? .zero, spec.rowGap ?? .zero)
  }

  /// The relation of the grid's sides; percentages of gaps and padding count as nothing.
  func rule(_ placement: GridPlacement, padding: Insets) -> AspectRule {
    let slope = Double(placement.rows) / Double(placement.columns) / ratio
    let across = padding.horizontal + gaps(columnGap, placement.columns, of: 0)
    let down = padding.vertical + gaps(rowGap, placement.rows, of: 0)
    return AspectRule(slope: slope, offset: down - slope * across)
  }

  /// The height of a grid whose columns have these lengths.
  func height(_ columns: [Double], _ placement: GridPlacement) -> Double {
    let cell = (columns.first ?? 0) / ratio
    return (cell * Double(placement.rows) + gaps(rowGap, placement.rows, of: 0)).size
  }

  /// The size of every cell.
  func cell(in content: Size, _ placement: GridPlacement) -> Size {
    let (columns, rows) = (Double(placement.columns), Double(placement.rows))
    let room = Size(
      width: (content.width - gaps(columnGap, placement.columns, of: content.width)).size / columns,
      height: (content.height - gaps(rowGap, placement.rows, of: content.height)).size / rows)
    return AspectRule(slope: 1 / ratio, offset: 0).largest(in: room)
  }

  private func gaps(_ gap: Length, _ count: Int, of length: Double) -> Double {
    (gap.settled(of: length) * Double(count - 1)).bounded
  }
}
