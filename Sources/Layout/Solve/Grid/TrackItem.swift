/// What a child asks of the tracks that it spans.
struct TrackItem {
  var tracks: Range<Int>
  /// What it cannot do without: CSS's minimum contribution.
  var minimum: Double
  /// Its length where it breaks wherever it can: CSS's min-content contribution.
  var least: Double
  /// Its length where it breaks nowhere: CSS's max-content contribution.
  var most: Double
}

/// The room for which tracks are sized.
enum TrackRoom {
  /// So many points, gaps included.
  case points(Double)
  /// As little as the children can do with.
  case least
  /// As much as the children would like.
  case most
  /// As much as the children would like, where they could do with less: CSS's rows of a grid without a height.
  case open
}
