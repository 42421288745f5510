/// The keys of a font; nil is not said and comes from the parent, key by key.
public struct FontSpec: Hashable, Sendable {
  /// The size (17).
  public var size: Length?
  /// The family (the suite's default).
  public var family: String?
  /// The weight, 100 to 900 (400).
  public var weight: Int?
  /// Whether slanted (false).
  public var isItalic: Bool?
  /// OpenType features to switch on.
  public var features: [String]?

  /// Makes a font that says nothing yet.
  public init(
    size: Length? = nil, family: String? = nil, weight: Int? = nil, isItalic: Bool? = nil, features: [String]? = nil
  ) {
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  /// Takes over the keys that a later word says.
  public mutating func merge(_ later: FontSpec) {
    size = later.size ?? size
    family = later.family ?? family
    weight = later.weight ?? weight
    isItalic = later.isItalic ?? isItalic
    features = later.features ?? features
  }
}
