public import Scene

/// What texts are set in where the scene does not say: the suite's fonts.
public struct FontDefaults: Hashable, Sendable {
  /// The family of text that names none; nil where the suite has none.
  public var family: String?
  /// Families for characters that a text's own family lacks, in order.
  public var fallback: [String]
  /// The suite's text styles; one of them may build on those before it.
  public var textStyles: [NamedTextStyle]

  /// Makes defaults.
  public init(family: String? = nil, fallback: [String] = [], textStyles: [NamedTextStyle] = []) {
    self.family = family
    self.fallback = fallback
    self.textStyles = textStyles
  }
}
