/// A radius for each corner of a node, as a file names them.
public struct CornerLengths: Hashable, Sendable {
  /// The upper corners, where reading begins and where it ends (0).
  public var topLeading, topTrailing: Length
  /// The lower corners (0).
  public var bottomLeading, bottomTrailing: Length

  /// Makes radii.
  public init(
    topLeading: Length = .zero, topTrailing: Length = .zero, bottomLeading: Length = .zero,
    bottomTrailing: Length = .zero
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
