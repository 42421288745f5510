import Graphics
import Scene

/// The lengths of columns and rows, and what children ask of them.
extension GridLayout {
  /// The width of all columns, gaps included, while nothing says how much room there is.
  func columnSum(_ box: Int, _ room: TrackRoom, _ solver: Solver) -> Double {
    let (placement, list) = (placement(of: box, in: nil, solver), columnList(nil))
    let lengths = columns(placement, list, room, solver)
    return (lengths.reduce(0, +) + list.gap * Double(max(0, lengths.count - 1))).size
  }

  /// The columns in a width.
  func columns(of box: Int, in width: Double, _ solver: Solver) -> [Double] {
    if let known = solver.contents.grids[box]?.columns, known.width == width { return known.lengths }
    let (placement, list) = (placement(of: box, in: width, solver), columnList(width))
    let lengths = columns(placement, list, .points(width), solver)
    solver.contents.grids[box, default: .init()].columns = (width, lengths)
    return lengths
  }

  private func columns(
    _ placement: GridPlacement, _ list: TrackList, _ room: TrackRoom, _ solver: Solver
  ) -> [Double] {
    if equalCells != nil { return equalColumns(placement, list, room, solver) }
    let tracks = list.tracks(placement.columns)
    let items = placement.items.compactMap { item -> TrackItem? in
      let spanned = tracks[item.columns]
      guard spanned.contains(where: \.dependsOnContent) else { return nil }
      return columnItem(item, spanned, room, solver)
    }
    return TrackSizing(tracks, items: items, room: room, gap: list.gap).lengths
  }

  /// Columns of equal cells do not make room for what does not fit.
  private func equalColumns(
    _ placement: GridPlacement, _ list: TrackList, _ room: TrackRoom, _ solver: Solver
  ) -> [Double] {
    let count = placement.columns
    if case .points(let width) = room {
      let cell = (width - (list.gap * Double(count - 1)).bounded).size / Double(count)
      return Array(repeating: cell, count: count)
    }
    let widest = placement.items.map { item in
      (most(item.child, solver) - list.gap * Double(item.columns.count - 1)) / Double(item.columns.count)
    }.max()
    return Array(repeating: (widest ?? 0).size, count: count)
  }

  /// What a child asks of its columns; only what the room makes a difference of is measured.
  private func columnItem(
    _ item: GridPlacement.Item, _ spanned: ArraySlice<GridTrack>, _ room: TrackRoom, _ solver: Solver
  ) -> TrackItem {
    var result = TrackItem(tracks: item.columns, minimum: 0, least: 0, most: 0)
    switch room {
    case .most, .open:
      result.most = most(item.child, solver)
      result.least = result.most
    case .least:
      result.least = least(item.child, solver)
      result.minimum = minimum(item, spanned, solver)
    case .points:
      if spanned.contains(where: { $0.least == nil }) { result.minimum = minimum(item, spanned, solver) }
      guard spanned.contains(where: \.growsWithContent) else { break }
      result.most = most(item.child, solver)
      if item.columns.count > 1 { result.least = least(item.child, solver) }
    }
    return result
  }

  private func most(_ child: Int, _ solver: Solver) -> Double {
    solver.width(of: child, solver.cellOffer(.init(), alignment(of: child, solver), child)).length
  }

  private func least(_ child: Int, _ solver: Solver) -> Double {
    solver.leastWidth(of: child, solver.cellOffer(.init(), alignment(of: child, solver), child))
  }

  /// The width below which a child does not want to be: what is said, or else what its content needs, save where a share
  /// among several columns could give it room.
  private func minimum(_ item: GridPlacement.Item, _ spanned: ArraySlice<GridTrack>, _ solver: Solver) -> Double {
    let element = solver.tree[item.child]
    if element.style.width.distance?.points(ofParent: nil) != nil { return least(item.child, solver) }
    if let minWidth = element.style.minWidth { return minWidth.points(ofParent: nil) ?? 0 }
    if item.columns.count > 1, spanned.contains(where: { $0.share != nil }) { return 0 }
    return TrackItem.limited(least(item.child, solver), by: spanned)
  }

  /// The rows in columns that are known.
  func rows(
    of box: Int, _ list: TrackList, _ room: TrackRoom, columns: TrackPlaces, in width: Double, _ solver: Solver
  ) -> [Double] {
    let placement = placement(of: box, in: width, height: list.length, solver)
    let tracks = list.tracks(placement.rows)
    let items = placement.items.compactMap { item -> TrackItem? in
      let spanned = tracks[item.rows]
      guard spanned.contains(where: \.dependsOnContent) else { return nil }
      let height = height(of: item.child, in: columns.span(item.columns).length, solver)
      let minimum = minimumHeight(item, height, spanned, solver)
      return TrackItem(tracks: item.rows, minimum: minimum, least: height, most: height)
    }
    return TrackSizing(tracks, items: items, room: room, gap: list.gap).lengths
  }

  private func height(of child: Int, in width: Double, _ solver: Solver) -> Double {
    let offer = solver.cellOffer(.init(width: width), alignment(of: child, solver), child)
    return solver.height(of: child, width: solver.width(of: child, offer).length, offer).length
  }

  private func minimumHeight(
    _ item: GridPlacement.Item, _ height: Double, _ spanned: ArraySlice<GridTrack>, _ solver: Solver
  ) -> Double {
    let element = solver.tree[item.child]
    if element.style.height.distance?.points(ofParent: nil) != nil { return height }
    if let minHeight = element.style.minHeight { return minHeight.points(ofParent: nil) ?? 0 }
    if item.rows.count > 1, spanned.contains(where: { $0.share != nil }) { return 0 }
    return TrackItem.limited(height, by: spanned)
  }
}

extension TrackItem {
  /// A need that is no larger than tracks may grow, where all of them have a largest length.
  fileprivate static func limited(_ need: Double, by tracks: ArraySlice<GridTrack>) -> Double {
    let limits = tracks.compactMap(\.most)
    return limits.count == tracks.count ? min(need, limits.reduce(0, +)) : need
  }
}
