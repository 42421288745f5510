import Scene

/// Where children stand whose lengths are known.
extension StackRow {
  func positions(of lengths: [Double], in length: Double) -> [Double] {
    if distribution == .equalCentering, items.count > 1 { return centredPositions(of: lengths, in: length) }
    let free = free(lengths, in: length)
    let (before, between) = spread(abs(free) > Self.noise ? free : 0)
    var position = before
    return zip(items, lengths).map { item, length in
      defer { position += length + item.gapAfter + between }
      return position
    }
  }

  /// What goes before the first child, and what goes into each gap on top of the spacing.
  private func spread(_ free: Double) -> (before: Double, between: Double) {
    let count = Double(items.count)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally, .equalCentering, .start: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .equalSpacing: return (0, items.count > 1 ? max(0, free) / (count - 1) : 0)
    case .spaceAround: return (max(0, free) / count / 2, max(0, free) / count)
    case .spaceEvenly: return (max(0, free) / (count + 1), max(0, free) / (count + 1))
    }
  }

  /// The length in which the distances of all centres are equal: UIStackView's wish for that is stronger than the one
  /// to be short.
  var centredLength: Double {
    let lengths = items.map(\.length)
    let widest = nearest(lengths).max() ?? 0
    return ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2 + widest * Double(max(0, items.count - 1))
  }

  private func centredPositions(of lengths: [Double], in length: Double) -> [Double] {
    let distances = CenterDistances(nearest: nearest(lengths))
      .distances(over: length - ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2)
    var center = (lengths.first ?? 0) / 2
    let centers =
      [center]
      + distances.map { distance in
        center += distance
        return center
      }
    return zip(centers, lengths).map { $0 - $1 / 2 }
  }

  /// The distances of centres at which children are as near as the gaps allow.
  private func nearest(_ lengths: [Double]) -> [Double] {
    items.indices.dropLast().map { (lengths[$0] + lengths[$0 + 1]) / 2 + items[$0].gapAfter }
  }
}
