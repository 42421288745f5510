public import Graphics
public import Problems

/// What layout asks of the world outside: how large texts and pictures are.
///
/// Layout itself knows no fonts and reads no file; whoever runs it brings an object that does.
public protocol Measuring: AnyObject {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The characters; a newline ends a paragraph.
  ///   - style: The style, in device pixels.
  ///   - width: The width to wrap at, in device pixels; nil does not wrap.
  ///   - lineLimit: The most lines; what does not fit is cut off with "…".
  func text(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextBlock

  /// Finds the picture that a name stands for on the device being laid out.
  ///
  /// - Throws: `unknownImage`, `outside` or `badImage`.
  func image(_ name: String) throws(NameProblem) -> ImageReference
}

/// A picture found for a device: which file it is, and how large it is in points.
public struct ImageReference: Hashable, Sendable {
  /// The file, relative to the suite's folder.
  public var file: String
  /// The SHA-256 of the file, in hexadecimal digits.
  public var digest: String
  /// The size in points: pixels ÷ the scale that the file's name says.
  public var size: Size
  /// Whether it can be drawn at any size.
  public var isVector: Bool

  /// Makes a reference.
  public init(file: String, digest: String, size: Size, isVector: Bool) {
    self.file = file
    self.digest = digest
    self.size = size
    self.isVector = isVector
  }
}
