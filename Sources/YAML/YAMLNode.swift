public import Problems

/// A value of a YAML or JSON file, with the place where it is written.
public struct YAMLNode: Sendable, Hashable {
  /// What a value holds.
  public enum Content: Sendable, Hashable {
    /// A word, a number, a flag or a text; `isPlain` says that it stands without quotes.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// A map, in the order of the file; no key stands twice.
    case mapping([YAMLEntry])
  }

  /// What the value holds.
  public var content: Content
  /// The place of the value's first character, the quote of a quoted text included.
  public var location: SourceLocation

  /// Makes a value.
  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}
