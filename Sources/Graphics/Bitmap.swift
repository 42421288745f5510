/// A picture in memory: Cairo's ARGB32, premultiplied, one word 0xAARRGGBB a pixel, rows without padding.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// `width * height` words, the upper row first.
  public let pixels: [UInt32]

  /// Makes a picture from its words, of which there must be `width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) words are no \(width) × \(height) picture")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
