import YAML

/// A type of values: what files call it, its words, and how one is read.
struct ValueType<Value: Sendable>: Sendable {
  /// What documentation calls it.
  let name: String
  /// The words it consists of or may be in place of its usual form.
  let words: [String]
  /// Reads a value; reports what is wrong and gives nil where it cannot.
  let read: @Sendable (YAMLNode, ValueContext) -> Value?

  init(
    _ name: String, words: [String] = [], read: @escaping @Sendable (YAMLNode, ValueContext) -> Value?
  ) {
    self.name = name
    self.words = words
    self.read = read
  }
}
