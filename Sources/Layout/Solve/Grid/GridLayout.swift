import Graphics
import Problems
import Scene

/// Children in cells of columns and rows, CSS's grid.
struct GridLayout: Container {
  let spec: GridSpec

  init(_ spec: GridSpec) { self.spec = spec }

  func leastWidth(_ box: Int, for solver: Solver) -> Double { columnSum(box, .least, solver) }

  func hugWidth(_ box: Int, for solver: Solver) -> Double { columnSum(box, .most, solver) }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let lengths = columns(of: box, in: width, solver)
    if let equal = equalCells { return equal.height(lengths, placement(of: box, in: width, solver)) }
    let list = rowList(nil)
    let rows = rows(of: box, list, .open, columns: TrackPlaces(lengths, gap: columnList(width).gap), in: width, solver)
    return (rows.reduce(0, +) + list.gap * Double(max(0, rows.count - 1))).size
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let (placement, columns, rows) = places(of: box, in: content, solver)
    if let (word, count, limit) = placement.excess {
      solver.report(.placement(.tooManyTracks(word, count: count, limit: limit)), .error, at: "layout", of: box)
    }
    return placement.items.map { item in
      let (x, y) = (columns.span(item.columns), rows.span(item.rows))
      let cell = Rect(x: x.start, y: y.start, width: x.length, height: y.length)
      return solver.place(item.child, in: cell, alignment(of: item.child, solver))
    }
  }

  /// The cells of the children, and where the tracks lie.
  func places(
    of box: Int, in content: Size, _ solver: Solver
  ) -> (placement: GridPlacement, columns: TrackPlaces, rows: TrackPlaces) {
    let placement = placement(of: box, in: content.width, height: content.height, solver)
    let (columnGap, list) = (columnList(content.width).gap, rowList(content.height))
    let columns: TrackPlaces
    let rows: TrackPlaces
    if let equal = equalCells {
      let cell = equal.cell(in: content, placement)
      columns = TrackPlaces(Array(repeating: cell.width, count: placement.columns), gap: columnGap)
      rows = TrackPlaces(Array(repeating: cell.height, count: placement.rows), gap: list.gap)
    } else {
      columns = TrackPlaces(self.columns(of: box, in: content.width, solver), gap: columnGap)
      let lengths = self.rows(
        of: box, list, .points(content.height), columns: columns, in: content.width, solver)
      rows = TrackPlaces(lengths, gap: list.gap)
    }
    return (placement, columns, rows)
  }

  /// Cells of one ratio; nil where the grid has none.
  var equalCells: EqualCells? { EqualCells(spec) }

  func columnList(_ width: Double?) -> TrackList {
    TrackList(spec.columns ?? .count(1), gap: spec.columnGap, length: width)
  }

  func rowList(_ height: Double?) -> TrackList {
    TrackList(spec.rows ?? .count(0), gap: spec.rowGap, length: height)
  }

  func alignment(of child: Int, _ solver: Solver) -> OverlayAlignment {
    solver.tree[child].alignmentInCell ?? spec.alignment ?? .fill
  }

  /// Whether all tracks that a child spans on an axis have lengths, whatever is in them and around them.
  func hasLength(_ child: Int, of box: Int, on axis: Axis, _ solver: Solver) -> Bool {
    let placement = placement(of: box, in: nil, solver)
    guard let item = placement.items.first(where: { $0.child == child }) else { return false }
    let isAcross = axis == .horizontal
    let (list, spanned) = isAcross ? (columnList(nil), item.columns) : (rowList(nil), item.rows)
    // Those that are not named are made by their children.
    let tracks = list.tracks(0)
    return spanned.upperBound <= tracks.count
      && tracks[spanned].allSatisfy { $0.share == nil && !$0.dependsOnContent }
  }

  /// The cells of the children; how many columns are named can depend on the width, and rows on the height.
  func placement(of box: Int, in width: Double?, height: Double? = nil, _ solver: Solver) -> GridPlacement {
    let (columns, rows) = (columnList(width).count, rowList(height).count)
    if let known = solver.contents.grids[box]?.placement, known.namedColumns == columns, known.namedRows == rows {
      return known
    }
    let children = solver.shownChildren(of: box).map { (child: $0, cell: solver.tree[$0].style.cell) }
    let placement = GridPlacement(children, columns: columns, rows: rows, flow: spec.flow ?? .row)
    solver.contents.grids[box, default: .init()].placement = placement
    return placement
  }
}
