/// A painted picture as PNG stores it: a byte a pixel, and a zero before each row, where the filter's number goes.
package struct OverlayRows: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// At most 256 straight words 0xAARRGGBB.
  package let palette: [UInt32]
  /// `(width + 1) * height` bytes, the upper row first; those of pixels are places in the palette.
  package let bytes: [UInt8]
}
