public import Graphics

/// A group of pixels that differ and stand together.
public struct Cluster: Hashable, Sendable {
  /// The smallest rectangle that holds the group.
  public var box: PixelRect
  /// How many pixels of the group differ.
  public var differentPixels: Int

  /// Makes a group from its figures.
  public init(box: PixelRect, differentPixels: Int) {
    self.box = box
    self.differentPixels = differentPixels
  }
}
