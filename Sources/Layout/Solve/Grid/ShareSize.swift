/// The length of `1fr` ("find the size of an fr").
enum ShareSize {
  /// The length at which shares fill a space, beside tracks that keep their lengths and shares that need more than theirs.
  static func of(_ tracks: ArraySlice<GridTrack>, filling space: Double) -> Double {
    var (left, sum) = (space, 0.0)
    var needs: [(base: Double, share: Double)] = []
    for track in tracks {
      if let share = track.share, share > 0 {
        needs.append((track.base, share))
        sum += share
      } else {
        left -= track.base
      }
    }
    let equal = max(0, left / max(sum, 1))
    guard needs.contains(where: { $0.base > equal * $0.share }) else { return equal }
    needs.sort { $0.base / $0.share > $1.base / $1.share }
    for need in needs {
      guard need.base > max(0, left / max(sum, 1)) * need.share else { break }
      left -= need.base
      sum -= need.share
    }
    return max(0, left / max(sum, 1))
  }
}
