import Graphics
import Problems
import Scene

/// Views in grids.
extension Explainer {
  func gridTraces(of index: Int, in parent: Int, _ grid: GridLayout, on axis: Axis) -> Traces {
    let content = solver.contentBox(of: parent).size
    let tracks = grid.places(of: parent, in: content, solver)
    guard let item = tracks.placement.items.first(where: { $0.child == index }) else { return Traces() }
    let (x, y) = (tracks.columns.span(item.columns), tracks.rows.span(item.rows))
    let cell = Rect(x: x.start, y: y.start, width: x.length, height: y.length)
    let isAcross = axis == .horizontal
    let (places, range) = isAcross ? (tracks.columns, item.columns) : (tracks.rows, item.rows)
    let list = isAcross ? grid.columnList(content.width) : grid.rowList(content.height)
    var trace = Trace()
    addTracks(places.lengths, range, list, grid, in: parent, on: axis, to: &trace)
    let room = Room(term: Term(.tracks, count: range.count, cell.size[axis]), trace: trace)
    let before = places.lengths[..<min(range.lowerBound, places.lengths.count)]
    let offset = [
      Term(.tracks, count: before.count, before.reduce(0, +)),
      Term(.gaps, count: before.count, factor: Double(before.count), list.gap),
    ]
    return cellTraces(of: index, in: parent, cell, grid.alignment(of: index, solver), on: axis, room, offset: offset)
  }

  /// The tracks of a cell, and how the first of them got its length where that is more than its content.
  private func addTracks(
    _ lengths: [Double], _ range: Range<Int>, _ list: TrackList, _ grid: GridLayout, in parent: Int, on axis: Axis,
    to trace: inout Trace
  ) {
    let place = tree[parent].writtenPlace(of: "layout")
    guard let first = range.first, range.upperBound <= lengths.count else { return }
    let tracks = list.tracks(lengths.count)
    let gaps = Double(max(0, lengths.count - 1))
    if grid.equalCells == nil, let share = tracks[first].share {
      let room = content(of: parent, on: axis) - gaps * list.gap
      // Shares that their least, or a content, keeps longer take no part in sharing.
      let frozen = frozenShares(tracks, lengths, in: room)
      let sum = tracks.indices.reduce(0) { $0 + (frozen.contains($1) ? 0 : tracks[$1].share ?? 0) }
      let taken = tracks.indices.filter { tracks[$0].share == nil || frozen.contains($0) }
      let left = taken.reduce(room) { $0 - lengths[$1] }
      if frozen.contains(first) {
        if let least = tracks[first].least, least == lengths[first] {
          trace.add(.atLeast, tracks[first].word, at: place, [Term(.key, "the track's least", least)])
        }
      } else if abs(left * share / max(sum, 1) - lengths[first]) < 1e-9 {
        let whole = self.room(of: parent, on: axis, in: &trace)
        // A few are told one by one, with what each is said to be.
        let others =
          taken.count > 4
          ? [Term(.tracks, count: taken.count, factor: -1, room - left)]
          : taken.map { Term(.tracks, tracks[$0].word, count: 1, factor: -1, lengths[$0]) }
        trace.add(
          .left, tree[parent].path, at: place,
          [whole] + others + [Term(.gaps, count: Int(gaps), factor: -gaps, list.gap)])
        trace.add(.share, share.written + "fr", at: place, [trace.before.times(share / max(sum, 1))])
      }
    }
    if grid.equalCells != nil {
      let room = room(of: parent, on: axis, in: &trace)
      let whole = (room.value - gaps * list.gap).size / Double(lengths.count)
      if abs(whole - lengths[first]) < 1e-9 {
        trace.add(.left, tree[parent].path, at: place, [room, Term(.gaps, count: Int(gaps), factor: -gaps, list.gap)])
        trace.keepPositive()
        trace.add(.share, "cellAspectRatio", at: place, [trace.before.times(1 / Double(lengths.count))])
      }
    }
    trace.add(
      .tracks, tracks[range].map(\.word).joined(separator: " "), at: place,
      range.map { Term(.tracks, count: 1, lengths[$0]) }
        + [Term(.gaps, count: range.count - 1, factor: Double(range.count - 1), list.gap)])
  }

  /// The tracks that are longer than their shares of a room, because of a least length or a content.
  private func frozenShares(_ tracks: [GridTrack], _ lengths: [Double], in room: Double) -> Set<Int> {
    var frozen: Set<Int> = []
    while true {
      var (left, sum) = (room, 0.0)
      for (index, track) in tracks.enumerated() {
        if let share = track.share, !frozen.contains(index) { sum += share } else { left -= lengths[index] }
      }
      let one = max(0, left / max(sum, 1))
      let longer = tracks.indices.filter { index in
        guard let share = tracks[index].share, !frozen.contains(index) else { return false }
        return lengths[index] > one * share + 1e-9
      }
      guard !longer.isEmpty else { return frozen }
      frozen.formUnion(longer)
    }
  }
}

extension GridTrack {
  /// What it was said to be, in points.
  fileprivate var word: String {
    if let share {
      let written = share.written + "fr"
      return least.map { "minmax(\($0.written) \(written))" } ?? written
    }
    switch (least, most) {
    case (nil, nil): return "auto"
    case (let least?, let most?) where least == most: return least.written
    case (let least, let most): return "minmax(\(least?.written ?? "auto") \(most?.written ?? "auto"))"
    }
  }
}
