package import Canvas
package import Graphics

/// What drawing asks of the world outside: the pixels of picture files.
///
/// Drawing itself reads no file; whoever runs it brings an object that does, and that may keep what it has read.
package protocol PictureSource: AnyObject {
  /// The pixels of a file at its own size.
  func bitmap(of file: String) throws -> Bitmap

  /// The pixels of a file that can be drawn at any size, stretched to a size in device pixels.
  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap

  /// The file itself where it is a JPEG that every program decodes to these pixels; nil for any other.
  func jpeg(of file: String) -> [UInt8]?

  /// Draws a file that can be drawn at any size on a page of a document, stretched over a rectangle.
  func draw(_ file: String, in rect: Rect, on page: borrowing Surface) throws
}
