public import Graphics

/// The square of a given size in which most pixels differ; the first in reading order of several.
public struct DensestWindow: Hashable, Sendable {
  /// The sides in pixels, as asked for; the picture may be smaller.
  public var size: Int
  /// The window, within the picture.
  public var box: PixelRect
  /// How many of its pixels differ.
  public var differentPixels: Int

  /// Makes a window from its figures.
  public init(size: Int, box: PixelRect, differentPixels: Int) {
    self.size = size
    self.box = box
    self.differentPixels = differentPixels
  }
}
