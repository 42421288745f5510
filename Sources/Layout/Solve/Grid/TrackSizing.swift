/// Finds the lengths of the tracks of one axis (CSS Grid Layout, "track sizing algorithm"); steps are called there as they
/// are here.
struct TrackSizing {
  private(set) var tracks: [GridTrack]
  private let items: [TrackItem]
  private let room: TrackRoom
  private let gap: Double
  private var growth: TrackGrowth

  /// Sizes tracks; `items` need not have children whose tracks depend on no content.
  init(_ tracks: [GridTrack], items: [TrackItem], room: TrackRoom, gap: Double) {
    (self.tracks, self.items, self.room, self.gap) = (tracks, items, room, gap)
    growth = TrackGrowth(count: tracks.count)
    resolveIntrinsicSizes()
    maximize()
    expandShares()
    stretch()
  }

  /// The lengths.
  var lengths: [Double] { tracks.map { $0.base.size } }

  private var gaps: Double { gap * Double(max(0, tracks.count - 1)) }

  /// What the tracks leave of the room; nil where the room is not known.
  private var free: Double? {
    guard case .points(let length) = room else { return nil }
    return tracks.reduce(length - gaps) { $0 - $1.base }
  }

  // Resolve intrinsic track sizes.

  private mutating func resolveIntrinsicSizes() {
    for item in items where item.tracks.count == 1 { fit(item, in: item.tracks.lowerBound) }
    let spanning = items.filter { $0.tracks.count > 1 }
    let isFlexible = spanning.map { item in tracks[item.tracks].contains { $0.share != nil } }
    let rigid = zip(spanning, isFlexible).filter { !$1 }.map(\.0).sorted { $0.tracks.count < $1.tracks.count }
    var start = 0
    while start < rigid.count {
      let span = rigid[start].tracks.count
      let end = rigid[start...].firstIndex { $0.tracks.count != span } ?? rigid.count
      fitSpanning(Array(rigid[start..<end]))
      start = end
    }
    let flexible = zip(spanning, isFlexible).filter { $1 }.map(\.0)
    if !flexible.isEmpty { fitAcrossShares(flexible) }
    for index in tracks.indices where tracks[index].limit == .infinity { tracks[index].limit = tracks[index].base }
  }

  /// A child in a single track.
  private mutating func fit(_ item: TrackItem, in index: Int) {
    if tracks[index].least == nil {
      tracks[index].base = max(tracks[index].base, baseNeed(of: item))
    }
    if tracks[index].growsWithContent {
      let limit = tracks[index].limit == .infinity ? 0 : tracks[index].limit
      tracks[index].limit = max(limit, item.most)
    }
    tracks[index].limit = max(tracks[index].limit, tracks[index].base)
  }

  /// Children that span equally many tracks, none of them a share.
  private mutating func fitSpanning(_ items: [TrackItem]) {
    growBases(for: items) { $0.least == nil }
    let open = growLimits(for: items, need: \.least) + growLimits(for: items, need: \.most)
    for index in open { tracks[index].isOpen = false }
  }

  /// Children that span a share: only shares grow, in their ratio.
  private mutating func fitAcrossShares(_ items: [TrackItem]) {
    growBases(for: items) { $0.least == nil && $0.share != nil }
  }

  /// What a child needs of tracks whose lower bound is made by children; where the grid itself is measured, that is all
  /// of the child, as far as its tracks may grow.
  private func baseNeed(of item: TrackItem) -> Double {
    let need: Double
    switch room {
    case .points, .open: return item.minimum
    case .least: need = item.least
    case .most: need = item.most
    }
    let limits = tracks[item.tracks].compactMap(\.most)
    guard limits.count == item.tracks.count else { return need }
    return max(min(need, limits.reduce(gap * Double(limits.count - 1), +)), item.minimum)
  }

  private mutating func growBases(for items: [TrackItem], where isAffected: (GridTrack) -> Bool) {
    for item in items {
      let affected = item.tracks.filter { isAffected(tracks[$0]) }
      guard !affected.isEmpty else { continue }
      let sum = item.tracks.reduce(gap * Double(item.tracks.count - 1)) { $0 + tracks[$1].base }
      growth.add(baseNeed(of: item) - sum, to: affected, of: tracks) { $0.limit - $0.base }
    }
    for (index, growth) in growth.takePlanned() {
      tracks[index].base += growth
      tracks[index].limit = max(tracks[index].limit, tracks[index].base)
    }
  }

  /// - Returns: The tracks whose limits were made.
  private mutating func growLimits(for items: [TrackItem], need: (TrackItem) -> Double) -> [Int] {
    for item in items {
      let affected = item.tracks.filter { tracks[$0].growsWithContent }
      guard !affected.isEmpty else { continue }
      let sum = item.tracks.reduce(gap * Double(item.tracks.count - 1)) { $0 + tracks[$1].knownLimit }
      growth.add(need(item) - sum, to: affected, of: tracks) { $0.isOpen || $0.limit == .infinity ? .infinity : 0 }
    }
    let planned = growth.takePlanned()
    for (index, growth) in planned {
      tracks[index].isOpen = tracks[index].isOpen || tracks[index].limit == .infinity
      tracks[index].limit = tracks[index].knownLimit + growth
    }
    return planned.map(\.index)
  }

  // Maximize tracks.

  private mutating func maximize() {
    switch room {
    case .least: break
    case .most, .open: for index in tracks.indices { tracks[index].base = tracks[index].limit }
    case .points:
      guard let free, free > 0 else { return }
      let rooms = tracks.map { $0.limit - $0.base }
      for (index, growth) in sharedOut(free, among: Array(tracks.indices), room: { rooms[$0] }) {
        tracks[index].base += growth
      }
    }
  }

  // Expand flexible tracks.

  private mutating func expandShares() {
    guard tracks.contains(where: { $0.share != nil }), let size = shareSize else { return }
    for index in tracks.indices {
      guard let share = tracks[index].share else { continue }
      tracks[index].base = max(tracks[index].base, size * share)
    }
  }

  /// The length of `1fr`.
  private var shareSize: Double? {
    switch room {
    case .least: return nil
    case .points(let length): return ShareSize.of(tracks[...], filling: length - gaps)
    case .most, .open:
      let bases = tracks.compactMap { track in track.share.map { track.base / max($0, 1) } }
      let needs = items.compactMap { item -> Double? in
        guard tracks[item.tracks].contains(where: { $0.share != nil }) else { return nil }
        return ShareSize.of(tracks[item.tracks], filling: item.most - gap * Double(item.tracks.count - 1))
      }
      return max(bases.max() ?? 0, needs.max() ?? 0)
    }
  }

  // Stretch auto tracks.

  private mutating func stretch() {
    guard let free, free > 0 else { return }
    let automatic = tracks.indices.filter { tracks[$0].growsWithContent }
    for index in automatic { tracks[index].base += free / Double(automatic.count) }
  }
}

extension GridTrack {
  /// The limit, or where there is none, the length so far.
  fileprivate var knownLimit: Double { limit == .infinity ? base : limit }
}
