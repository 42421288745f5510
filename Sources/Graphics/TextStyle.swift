/// How a text is set; all lengths in device pixels.
public struct TextStyle: Hashable, Sendable {
  /// The family wanted, then the declared fallbacks in order.
  public var families: [String]
  /// The weight, 100 to 900.
  public var weight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool
  /// The size of the em.
  public var size: Double
  /// What is added after each character.
  public var tracking: Double
  /// The distance of two baselines; nil is the font's own.
  public var lineHeight: Double?
  /// OpenType features to switch on, such as `tnum`.
  public var features: [String]
  /// Where a variable font stands on its axes.
  public var variations: [FontVariation] = []
  /// Whether a line runs below the letters.
  public var isUnderlined = false
  /// Whether a line runs through the letters.
  public var isStruckThrough = false
  /// Where lines stand in the width of the block.
  public var alignment: TextAlignment
  /// Whether paragraphs without a letter that has a direction, such as numbers, run from right to left.
  public var isRightToLeft = false
  /// The language of the text (BCP 47), for fonts with forms of their own for it.
  public var language: String

  /// Makes a style.
  public init(
    families: [String], weight: Int = 400, isItalic: Bool = false, size: Double, tracking: Double = 0,
    lineHeight: Double? = nil, features: [String] = [], alignment: TextAlignment = .natural,
    language: String = "en"
  ) {
    self.families = families
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.features = features
    self.alignment = alignment
    self.language = language
  }
}

/// Where the lines of a text stand.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the side where each paragraph's own direction begins.
  case natural
  /// At the left.
  case left
  /// At the right.
  case right
  /// In the middle.
  case center
  /// At both sides, blanks being widened; the last line of a paragraph as `natural`.
  case justified
  /// At the side where the layout's direction begins.
  case leading
  /// At the side where the layout's direction ends.
  case trailing
}
