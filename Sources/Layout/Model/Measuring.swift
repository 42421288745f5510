public import Graphics
public import Problems
public import Scene

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

  /// Lays out another scene on its device, to be shown in the one being laid out; unless an object says otherwise, it
  /// knows none.
  ///
  /// - Returns: The size of its picture in points, with the device around it where that is drawn.
  /// - Throws: Why it cannot be shown.
  func size(of screen: EmbeddedScreen) throws(Problem) -> Size
}

extension Measuring {
  /// No scene is known.
  ///
  /// - Throws: `unknownScene`.
  public func size(of screen: EmbeddedScreen) throws(Problem) -> Size {
    throw .suite(.unknownScene(screen.scene, nearest: nil))
  }

  /// The width of the widest line of a text wrapped at no width, in device pixels.
  ///
  /// - Throws: As `text` does.
  public func leastWidth(of text: StyledText) throws(Problem) -> Double {
    var text = text
    text.lineLimit = nil
    return try self.text(text, width: 0).size.width
  }
}
