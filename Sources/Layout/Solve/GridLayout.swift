import Graphics
import Scene

/// Children in equal cells, row by row.
struct GridLayout: Container {
  private let spec: GridSpec

  init(_ spec: GridSpec) { self.spec = spec }

  func hugWidth(_ box: Int, for solver: Solver) -> Double {
    let widest = solver.shownChildren(of: box).map { child in
      solver.width(of: child, solver.cellOffer(.init(), alignment(of: child, solver), child)).length
    }.max()
    return (widest ?? 0) * Double(columns) + gaps(.horizontal, count: columns, of: 0)
  }

  func hugHeight(_ box: Int, width: Double, for solver: Solver) -> Double {
    let children = solver.shownChildren(of: box)
    let rows = rows(for: children.count)
    let cell = (width - gaps(.horizontal, count: columns, of: width)).size / Double(columns)
    let height =
      if let ratio = cellRatio {
        cell / ratio
      } else {
        children.map { child in
          let offer = solver.cellOffer(.init(width: cell), alignment(of: child, solver), child)
          return solver.height(of: child, width: solver.width(of: child, offer).length, offer).length
        }.max() ?? 0
      }
    return height * Double(rows) + gaps(.vertical, count: rows, of: 0)
  }

  func arrange(_ box: Int, in content: Size, for solver: Solver) -> [Solver.Placement] {
    let children = solver.shownChildren(of: box)
    let cell = cellSize(in: content, rows: rows(for: children.count))
    let step = Size(
      width: cell.width + gap(.horizontal, of: content.width), height: cell.height + gap(.vertical, of: content.height))
    return children.enumerated().map { index, child in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let origin = Point(x: Double(column) * step.width, y: Double(row) * step.height)
      return solver.place(child, in: Rect(origin: origin, size: cell), alignment(of: child, solver))
    }
  }

  /// The relation of the grid's sides where its cells have a ratio; percentages of gaps and padding count as nothing.
  func aspectRule(cellsFor count: Int, padding: Insets) -> AspectRule? {
    guard let ratio = cellRatio else { return nil }
    let rows = rows(for: count)
    let slope = Double(rows) / Double(columns) / ratio
    let across = padding.horizontal + gaps(.horizontal, count: columns, of: 0)
    let down = padding.vertical + gaps(.vertical, count: rows, of: 0)
    return AspectRule(slope: slope, offset: down - slope * across)
  }

  private var columns: Int { max(1, spec.columns ?? 1) }

  /// The rows that are said, and more where the children need them.
  private func rows(for count: Int) -> Int {
    let (full, rest) = count.quotientAndRemainder(dividingBy: columns)
    return max(1, spec.rows ?? 0, full + (rest > 0 ? 1 : 0))
  }

  private var cellRatio: Double? { spec.cellAspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

  /// All cells are of one size; those of a ratio are the largest that fit.
  private func cellSize(in content: Size, rows: Int) -> Size {
    let room = Size(
      width: (content.width - gaps(.horizontal, count: columns, of: content.width)).size / Double(columns),
      height: (content.height - gaps(.vertical, count: rows, of: content.height)).size / Double(rows))
    guard let ratio = cellRatio else { return room }
    return AspectRule(slope: 1 / ratio, offset: 0).largest(in: room)
  }

  private func gap(_ axis: Axis, of length: Double) -> Double {
    let gap = (axis == .horizontal ? spec.columnGap : spec.rowGap) ?? .zero
    return gap.settled(of: length)
  }

  private func gaps(_ axis: Axis, count: Int, of length: Double) -> Double {
    (gap(axis, of: length) * Double(count - 1)).bounded
  }

  private func alignment(of child: Int, _ solver: Solver) -> OverlayAlignment {
    solver.tree[child].style.alignSelf.flatMap(OverlayAlignment.init) ?? spec.alignment ?? .fill
  }
}

extension Length {
  /// Points of a length whose units are settled.
  func settled(of parent: Double) -> Double {
    switch self {
    case .percent(let value): (value / 100 * parent).bounded
    case .points(let value), .designWidth(let value), .designHeight(let value), .pixels(let value): value
    }
  }
}
