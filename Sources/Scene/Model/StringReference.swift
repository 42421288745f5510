public import Problems

/// A text of the tables of strings: its key, and what is put into it.
public struct StringReference: Hashable, Sendable {
  /// What stands in a text for `{name}`.
  public enum Value: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// Another text of the tables.
    case reference(StringReference)
  }

  /// A value and the name that texts call it by.
  public struct Argument: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Value

    /// Makes an argument.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The key, such as `settings.title`.
  public var key: String
  /// What is put in, in written order; the number of an argument is its place.
  public var arguments: [Argument]
  /// Where the key stands.
  public var location: SourceLocation

  /// Makes a reference.
  public init(key: String, arguments: [Argument] = [], location: SourceLocation) {
    self.key = key
    self.arguments = arguments
    self.location = location
  }
}
