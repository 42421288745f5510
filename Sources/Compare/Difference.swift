public import Graphics

/// How two pictures of one size differ.
public struct Difference: Hashable, Sendable {
  /// Pixels that are not equal.
  public var differentPixels: Int
  /// All pixels of the picture.
  public var totalPixels: Int
  /// The largest step of a channel, 1 to 255.
  public var maxChannelDelta: Int
  /// The mean of the largest steps over the different pixels.
  public var meanChannelDelta: Double
  /// The smallest rectangle around the different pixels.
  public var box: PixelRect

  /// Makes a difference.
  public init(
    differentPixels: Int, totalPixels: Int, maxChannelDelta: Int, meanChannelDelta: Double, box: PixelRect
  ) {
    self.differentPixels = differentPixels
    self.totalPixels = totalPixels
    self.maxChannelDelta = maxChannelDelta
    self.meanChannelDelta = meanChannelDelta
    self.box = box
  }
}
