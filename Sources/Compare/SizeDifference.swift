/// How two pictures of different sizes compare.
public struct SizeDifference: Hashable, Sendable {
  /// A width and a height in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Makes a size from its sides.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

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
