/// The columns or the rows of a grid.
public enum Tracks: Hashable, Sendable {
  /// So many equal shares: a count n is n times `1fr`.
  case count(Int)
  /// One by one.
  case list([Entry])

  /// What stands in a list of tracks.
  public enum Entry: Hashable, Sendable {
    /// One track.
    case track(Track)
    /// Tracks repeated as often as they fit, at least once; a list has one such entry at most, and a later one stands
    /// for its tracks once.
    case fill([Track])
  }

  /// The number, where it is nothing but that.
  public var count: Int? {
    if case .count(let count) = self { count } else { nil }
  }
}

extension Tracks: ExpressibleByIntegerLiteral {
  /// Makes so many equal shares.
  public init(integerLiteral value: Int) { self = .count(value) }
}

/// The size of one column or row, as CSS has it: at least one breadth and at most another.
public struct Track: Hashable, Sendable {
  /// A bound of the size.
  public enum Breadth: Hashable, Sendable {
    /// A length, percentages being of the grid.
    case length(Length)
    /// What the children in the track need: as a lower bound what they cannot do without, as an upper one what they
    /// would like.
    case auto
    /// A share of what other tracks leave; as a lower bound the same as `auto`.
    case share(Double)
  }

  /// The lower bound, which wins.
  public var least: Breadth
  /// The upper bound.
  public var most: Breadth

  /// Makes a track.
  public init(least: Breadth, most: Breadth) {
    self.least = least
    self.most = most
  }

  /// Makes a track of one breadth; a share is at least what its children cannot do without.
  public init(_ breadth: Breadth) {
    self.init(least: breadth, most: breadth)
    if case .share = breadth { least = .auto }
  }

  /// As large as its children.
  public static let auto = Track(.auto)
}
