import Scene

/// The columns or rows that a grid names, and the length and gap they are counted and sized with.
struct TrackList {
  private let tracks: Tracks
  /// The length of the grid on this axis; nil while it is asked how long it would like to be.
  let length: Double?
  let gap: Double

  /// As many tracks as are made of any file.
  static let most = 10_000

  init(_ tracks: Tracks, gap: Length?, length: Double?) {
    self.tracks = tracks
    self.length = length
    self.gap = (gap ?? .zero).settled(of: length ?? 0)
  }

  /// The tracks that are named, repeated ones as often as they fit.
  var named: [GridTrack] {
    switch tracks {
    case .count(let count):
      Array(repeating: GridTrack(Track(.share(1)), of: length), count: min(max(count, 0), Self.most))
    case .list(let entries): listed(entries)
    }
  }

  /// The number of tracks that are named.
  var count: Int {
    if case .count(let count) = tracks { return min(max(count, 0), Self.most) }
    return named.count
  }

  /// So many tracks: those named, then `auto` ones.
  func tracks(_ count: Int) -> [GridTrack] {
    let named = named
    return named + Array(repeating: GridTrack(.auto, of: length), count: max(0, count - named.count))
  }

  private func listed(_ entries: [Tracks.Entry]) -> [GridTrack] {
    var repetitions = repetitions(in: entries)
    var tracks: [GridTrack] = []
    for entry in entries {
      switch entry {
      case .track(let track): tracks.append(GridTrack(track, of: length))
      case .fill(let repeated):
        let once = repeated.map { GridTrack($0, of: length) }
        for _ in 0..<repetitions where tracks.count < Self.most { tracks += once }
        repetitions = 1
      }
    }
    return tracks
  }

  /// How often the repeated tracks fit beside the others; once where nothing says how much room there is.
  private func repetitions(in entries: [Tracks.Entry]) -> Int {
    guard let length else { return 1 }
    var (free, period) = (length + gap, 0.0)
    for entry in entries {
      switch entry {
      case .track(let track): free -= size(of: track) + gap
      case .fill(let tracks) where period == 0:
        period = tracks.reduce(0) { $0 + max(size(of: $1), 1) + gap }
      case .fill(let tracks): free -= tracks.reduce(0) { $0 + size(of: $1) + gap }
      }
    }
    guard period > 0, free > 0 else { return 1 }
    // Without the slack the noise of a sum could cost a track that fits exactly.
    return Int(min(max((free / period + 1e-9).rounded(.down), 1), Double(Self.most)))
  }

  /// What a track counts as: its upper bound where that is a length, else the lower one.
  private func size(of track: Track) -> Double {
    let track = GridTrack(track, of: length)
    return max(track.most ?? track.least ?? 0, track.least ?? 0)
  }
}
