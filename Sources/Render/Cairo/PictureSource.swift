package import Graphics

/// What drawing asks of the world outside: the pixels of picture files.
///
/// Drawing itself reads no file; whoever runs it brings an object that does, and that may keep what it has read.
package protocol PictureSource: AnyObject {
  /// The pixels of a file at its own size.
  func bitmap(of file: String) throws -> Bitmap

  /// The pixels of a file that can be drawn at any size, stretched to a size in device pixels.
  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap
}
