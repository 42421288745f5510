public import Graphics

/// What is left out of a comparison.
///
/// Coordinates are pixels of the pictures, from their upper left corners. What reaches beyond them is cut off.
public struct Mask: Hashable, Sendable {
  /// A part that is left out.
  public enum Region: Hashable, Sendable {
    /// Whole pixels.
    case rect(PixelRect)
    /// The pixels whose centres lie inside a closed polygon, by the even-odd rule.
    case polygon([Point])
    /// The pixels at which a picture, over black, is light: luma (BT.709) of 128 levels and more.
    case picture(Bitmap)
  }

  /// The parts; a pixel in any of them is left out.
  public var regions: [Region]

  /// Makes a mask from its parts.
  public init(_ regions: [Region]) {
    self.regions = regions
  }
}
