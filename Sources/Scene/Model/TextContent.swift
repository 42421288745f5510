/// What a text node says: characters, and where they are not all alike, its runs.
public struct TextContent: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A stretch that may look different; nil is as the node says.
  public struct Run: Hashable, Sendable {
    /// The characters; none where they come from a table of strings.
    public var string: String
    /// What is looked up in the tables of strings in place of the characters.
    public var reference: StringReference?
    /// The font, key by key.
    public var font: FontSpec?
    /// The colour of letters.
    public var color: ColorValue?
    /// What is added after each character; percent is of the font's size.
    public var tracking: Length?
    /// Whether a line runs below the letters.
    public var underline: Bool?
    /// Whether a line runs through the letters.
    public var strikethrough: Bool?

    /// Makes a stretch that looks like all else.
    public init(_ string: String) { self.string = string }

    /// Makes a stretch that is looked up, and looks like all else.
    public init(_ reference: StringReference) {
      string = ""
      self.reference = reference
    }
  }

  /// The runs in order, at least one.
  public var runs: [Run]

  /// All characters that are known without tables of strings.
  public var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// Makes a text of runs.
  public init(runs: [Run]) { self.runs = runs.isEmpty ? [Run("")] : runs }

  /// Makes a text that is all alike.
  public init(_ string: String) { runs = [Run(string)] }

  /// Makes a text that is all alike.
  public init(stringLiteral string: String) { self.init(string) }
}

/// A text style of the suite.
public struct NamedTextStyle: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Its font; a text style in it is one of the platforms or one before this.
  public var font: FontSpec
  /// The distance of baselines; percent is of the font's size.
  public var lineHeight: Length?
  /// What is added after each character; percent is of the font's size.
  public var tracking: Length?

  /// Makes a text style.
  public init(name: String, font: FontSpec, lineHeight: Length? = nil, tracking: Length? = nil) {
    self.name = name
    self.font = font
    self.lineHeight = lineHeight
    self.tracking = tracking
  }
}
