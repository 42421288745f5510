/// A text broken into lines; all lengths in device pixels, from the upper left of the block.
public struct TextBlock: Hashable, Sendable {
  /// One line as it is shown.
  public struct Line: Hashable, Sendable {
    /// The characters in logical order, with "…" where the rest was cut off.
    public var text: String
    /// The left end, placed by the alignment.
    public var x: Double
    /// The baseline.
    public var baseline: Double
    /// The advance, trailing blanks not counted.
    public var width: Double
    /// Whether the line's paragraph runs from right to left.
    public var isRightToLeft: Bool

    /// The faces that it is set in, in logical order; where they do not reach, the style says it all.
    public var spans: [Span]
    /// Its stretches, in logical order; empty for a line that is all in the style of its text.
    public var runs: [StyledText.Run] = []
    /// What each blank is wider than its font has it.
    public var wordSpacing = 0.0
    /// The lines below and through its letters.
    public var decorations: [Decoration] = []

    /// Makes a line.
    public init(
      text: String, x: Double, baseline: Double, width: Double, isRightToLeft: Bool, spans: [Span] = []
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.spans = spans
    }
  }

  /// A stretch of a line in one face, which need not be of the weight that was asked for.
  public struct Span: Hashable, Sendable {
    /// The length in UTF-8 bytes.
    public var length: Int
    /// The family, as its file spells it.
    public var family: String
    /// The weight of the face, 1 to 1000.
    public var weight: Int
    /// Whether the face leans.
    public var isItalic: Bool

    /// Makes a stretch.
    public init(length: Int, family: String, weight: Int, isItalic: Bool) {
      self.length = length
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A line below or through letters, from the left end of the baseline.
  public struct Decoration: Hashable, Sendable {
    /// Its left end.
    public var x: Double
    /// Its upper edge, downwards from the baseline.
    public var y: Double
    /// How long and how thick it is.
    public var width, thickness: Double
    /// The colour; nil is that of the text.
    public var color: Color?
    /// Whether it lies on the letters, not behind them.
    public var isOverLetters: Bool

    /// Makes a line.
    public init(
      x: Double, y: Double, width: Double, thickness: Double, color: Color? = nil, isOverLetters: Bool = false
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.thickness = thickness
      self.color = color
      self.isOverLetters = isOverLetters
    }
  }

  /// The lines from top to bottom; an empty text has one empty line.
  public var lines: [Line]
  /// The widest line, and the height of all.
  public var size: Size
  /// Whether a line limit cut text off.
  public var isTruncated: Bool
  /// Characters that no declared font has.
  public var missing: [Unicode.Scalar]
  /// Whether nothing but the decorations of lines is drawn: rectangles in place of words.
  public var isBlocks = false

  /// Makes a block.
  public init(lines: [Line], size: Size, isTruncated: Bool = false, missing: [Unicode.Scalar] = []) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.missing = missing
  }

  /// The baseline of the first line.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The baseline of the last line.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
