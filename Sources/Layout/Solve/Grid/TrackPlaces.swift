/// Where tracks lie, one after the other.
struct TrackPlaces {
  private let starts: [Double]
  let lengths: [Double]

  init(_ lengths: [Double], gap: Double) {
    self.lengths = lengths
    var position = 0.0
    starts = lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }

  /// The stretch of some tracks, the gaps between them included.
  func span(_ tracks: Range<Int>) -> (start: Double, length: Double) {
    guard let first = tracks.first, let last = tracks.last, last < lengths.count else { return (0, 0) }
    guard first < last else { return (starts[first], lengths[first]) }
    return (starts[first], starts[last] + lengths[last] - starts[first])
  }
}
