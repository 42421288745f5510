public import Graphics

/// How two pictures of different sizes compare.
public struct SizeDifference: Hashable, Sendable {
  /// The size that was to be.
  public let expected: PixelSize
  /// The size that is.
  public let actual: PixelSize
  /// What differs where both pictures have pixels, upper left corner on upper left corner; nil where nothing does.
  public let overlap: Difference?

  /// Makes a size difference from its parts.
  public init(expected: PixelSize, actual: PixelSize, overlap: Difference?) {
    self.expected = expected
    self.actual = actual
    self.overlap = overlap
  }
}
