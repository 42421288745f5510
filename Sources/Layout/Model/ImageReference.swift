public import Graphics

/// A picture found for a device: which file it is, and how large it is in points.
public struct ImageReference: Hashable, Sendable {
  /// The file, relative to the suite's folder.
  public var file: String
  /// The SHA-256 of the file, in hexadecimal digits.
  public var digest: String
  /// The size in points: pixels ÷ the scale that the file's name says.
  public var size: Size
  /// Whether it can be drawn at any size.
  public var isVector: Bool
  /// Pixels of the file in a point.
  public var scale: Double
  /// Whether it is painted in one colour where its view does not say so, as an asset catalogue asks.
  public var isTemplate: Bool

  /// Makes a reference.
  public init(
    file: String, digest: String, size: Size, isVector: Bool, scale: Double = 1, isTemplate: Bool = false
  ) {
    self.file = file
    self.digest = digest
    self.size = size
    self.isVector = isVector
    self.scale = scale
    self.isTemplate = isTemplate
  }
}
