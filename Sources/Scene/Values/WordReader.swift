import Problems
import YAML

extension ValueType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  ///
  /// Messages call such a word `expected`, with its article; `unbuilt` are words of the format that this version does not
  /// know.
  static func word(_ expected: String, unbuilt: [String] = []) -> ValueType {
    let words = Value.allCases.map(\.rawValue)
    return ValueType("word", words: words) { node, context in
      guard let text = node.scalar else { return context.fail(node, wants: expected) }
      if let value = Value(rawValue: text) { return value }
      return context.fail(word: text, at: node, expected: expected, words: words, unbuilt: unbuilt)
    }
  }
}

extension ValueType {
  /// A list of values of one type.
  static func list<Element: Sendable>(of element: ValueType<Element>, wants: String) -> ValueType<[Element]>
  where Value == [Element] {
    ValueType<[Element]>("list of \(element.name)", words: element.words) { node, context in
      guard let elements = node.elements else { return context.fail(node, wants: wants) }
      let values = elements.map { element.read($0, context) }
      let read = values.compactMap { $0 }
      return read.count == values.count ? read : nil
    }
  }

  /// The same type with other means to say some of its values; nil from the closure means the usual ones.
  func or(words more: [String], _ other: @escaping @Sendable (String) -> Value?) -> ValueType {
    ValueType(name, words: words + more) { [read] node, context in
      if let text = node.scalar, let value = other(text) { return value }
      return read(node, context)
    }
  }
}
