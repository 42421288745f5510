public import Problems

/// A key of a map with its value.
public struct YAMLEntry: Sendable, Hashable {
  /// The key's text.
  public var key: String
  /// The place of the key's first character.
  public var keyLocation: SourceLocation
  /// The value.
  public var value: YAMLNode

  /// Makes an entry.
  public init(key: String, at keyLocation: SourceLocation, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
