public import Graphics

/// How far two pictures of one size are apart.
///
/// Channels are those of the premultiplied words, 0 to 255, alpha among them; in opaque pictures they are the colours
/// themselves. A pixel counts with the largest of the differences of its four channels.
public struct Difference: Hashable, Sendable {
  /// How many pixels are not the same in every bit.
  public let differentPixels: Int
  /// How many pixels were compared.
  public let totalPixels: Int
  /// The largest difference of a channel anywhere, 1 to 255.
  public let maxChannelDelta: Int
  /// The mean, over the pixels that differ, of each one's largest channel difference.
  public let meanChannelDelta: Double
  /// The smallest rectangle that holds all pixels that differ.
  public let box: PixelRect

  /// Makes a difference from its figures.
  public init(
    differentPixels: Int, totalPixels: Int, maxChannelDelta: Int, meanChannelDelta: Double, box: PixelRect
  ) {
    self.differentPixels = differentPixels
    self.totalPixels = totalPixels
    self.maxChannelDelta = maxChannelDelta
    self.meanChannelDelta = meanChannelDelta
    self.box = box
  }

  /// The share of the pixels that differ, above 0 and at most 1.
  public var ratio: Double { Double(differentPixels) / Double(totalPixels) }
}
