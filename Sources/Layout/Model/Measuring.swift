public import Graphics
public import Problems

/// What layout asks of the world outside: how large texts and pictures are.
///
/// Layout itself knows no fonts and reads no file; whoever runs it brings an object that does.
public protocol Measuring: AnyObject {
  /// Breaks a text into lines; wrapped at the width of its unwrapped lines, they are the same.
  ///
  /// - Parameters:
  ///   - text: The text and its style, in device pixels.
  ///   - width: The width to wrap at, in device pixels; nil does not wrap.
  /// - Returns: The lines, placed in `width`, or in the widest line where it is nil.
  /// - Throws: Why no font can set the text: `noFont`, `unknownFont`, `badFont`, or `outOfRange` for a size.
  func text(_ text: StyledText, width: Double?) throws(Problem) -> TextBlock

  /// How wide the widest part of a text is that no line ends in, in device pixels; unless an object says otherwise, the
  /// widest line of the text wrapped at no width.
  ///
  /// - Throws: As `text` does.
  func leastWidth(of text: StyledText) throws(Problem) -> Double

  /// Finds the picture that a name stands for on the device being laid out.
  ///
  /// - Throws: `unknownImage`, `outside` or `badImage`.
  func image(_ name: String) throws(NameProblem) -> ImageReference
}

extension Measuring {
  /// The width of the widest line of a text wrapped at no width, in device pixels.
  ///
  /// - Throws: As `text` does.
  public func leastWidth(of text: StyledText) throws(Problem) -> Double {
    var text = text
    text.lineLimit = nil
    return try self.text(text, width: 0).size.width
  }
}
