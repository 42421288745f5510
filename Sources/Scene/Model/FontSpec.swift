public import Graphics

/// The keys of a font; nil is not said and comes from the parent, key by key.
public struct FontSpec: Hashable, Sendable {
  /// The text style, of the platforms or the suite, which says what the other keys do not.
  public var textStyle: String?
  /// The size (the text style's, or 17).
  public var size: Length?
  /// The family (the suite's default).
  public var family: String?
  /// The weight, 100 to 900 (the text style's, or 400).
  public var weight: Int?
  /// Whether slanted (false).
  public var isItalic: Bool?
  /// OpenType features to switch on.
  public var features: [String]?
  /// Where variable fonts stand on their axes.
  public var variations: [FontVariation]?
  /// The text style of the platforms that a size grows as, with the reader's text size.
  public var relativeTo: String?
  /// The largest size that letters grow to.
  public var maximumSize: Length?

  /// Makes a font that says nothing yet.
  public init(
    textStyle: String? = nil, size: Length? = nil, family: String? = nil, weight: Int? = nil, isItalic: Bool? = nil,
    features: [String]? = nil
  ) {
    self.textStyle = textStyle
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  /// Takes over the keys that a later word says; a text style brings a size of its own.
  public mutating func merge(_ later: FontSpec) {
    size = later.size ?? (later.textStyle == nil ? size : nil)
    textStyle = later.textStyle ?? textStyle
    family = later.family ?? family
    weight = later.weight ?? weight
    isItalic = later.isItalic ?? isItalic
    features = later.features ?? features
    variations = later.variations ?? variations
    relativeTo = later.relativeTo ?? relativeTo
    maximumSize = later.maximumSize ?? maximumSize
  }
}
