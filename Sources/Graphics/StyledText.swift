/// A text with everything that decides how its letters and lines are set; all lengths in device pixels.
public struct StyledText: Hashable, Sendable {
  /// A stretch in one style.
  public struct Run: Hashable, Sendable {
    /// The length in UTF-8 bytes.
    public var length: Int
    /// The style; its alignment and direction do not count.
    public var style: TextStyle
    /// The colour; nil is that of the text.
    public var color: Color?

    /// Makes a stretch.
    public init(length: Int, style: TextStyle, color: Color? = nil) {
      self.length = length
      self.style = style
      self.color = color
    }
  }

  /// The characters; a newline ends a paragraph.
  public var string: String
  /// The style of paragraphs, and of what no run reaches.
  public var style: TextStyle
  /// The stretches in logical order; empty for a text that is all in one style.
  public var runs: [Run]
  /// The most lines; nil is any number.
  public var lineLimit: Int?
  /// What gives way where there are more.
  public var truncation = Truncation.tail
  /// The least size that letters may be set in to fit, as a share of their own.
  public var minimumScaleFactor = 1.0
  /// What is added between paragraphs.
  public var paragraphSpacing = 0.0

  /// Makes a text.
  public init(_ string: String, style: TextStyle, runs: [Run] = [], lineLimit: Int? = nil) {
    self.string = string
    self.style = style
    self.runs = runs
    self.lineLimit = lineLimit
  }
}

/// Which part of a text that does not fit gives way.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The end, for "…".
  case tail
  /// The beginning of the last line, for "…".
  case head
  /// The middle of the last line, for "…".
  case middle
  /// The end, for nothing.
  case clip
}

/// Where a variable font stands on one of its axes.
public struct FontVariation: Hashable, Sendable {
  /// The tag of the axis, such as `wght`.
  public var axis: String
  /// The place on it, in the font's own numbers.
  public var value: Double

  /// Makes a place.
  public init(axis: String, value: Double) {
    self.axis = axis
    self.value = value
  }
}
