/// What texts are set in where the scene does not say: the suite's fonts.
public struct FontDefaults: Hashable, Sendable {
  /// The family of text that names none; nil where the suite has none.
  public var family: String?
  /// Families for characters that a text's own family lacks, in order.
  public var fallback: [String]

  /// Makes defaults.
  public init(family: String? = nil, fallback: [String] = []) {
    self.family = family
    self.fallback = fallback
  }
}
