/// A width and a height in device pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size from its sides.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size with its sides exchanged, as a turned device has it.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// The number of pixels; the largest number there is where it cannot be counted.
  package var pixels: Int {
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : product
  }

  /// Whether a picture of this size has more pixels than allowed; sizes too large to multiply have.
  package func exceeds(_ limit: Int) -> Bool {
    pixels > limit
  }
}
