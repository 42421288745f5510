internal import Problems
internal import YAML

/// Takes typed values out of maps and remembers everything that is wrong with them.
///
/// Each method looks a key up and gives nil where it is absent; where its value is wrong it also notes a problem.
struct FieldReader {
  private(set) var problems: [Diagnostic] = []

  mutating func report(_ problem: Problem, at location: SourceLocation) {
    problems.append(Diagnostic(problem, at: location))
  }

  /// Notes that a value is of another type than its key wants.
  mutating func wrongType(_ key: String, wants: String, at node: YAMLNode) {
    let got = node.scalar ?? node.kindWord
    report(.value(.wrongType(key: key, wants: wants, got: got)), at: node.location)
  }

  /// Whether a value is a map; its keys are checked against those that its owner has.
  mutating func isMap(
    _ node: YAMLNode, key: String, owner: String, known: [String]
  ) -> Bool {
    guard let entries = node.entries else {
      wrongType(key, wants: "a map", at: node)
      return false
    }
    for entry in entries where !known.contains(entry.key) {
      let nearest = nearestWord(to: entry.key, in: known)
      report(.value(.unknownKey(entry.key, owner: owner, nearest: nearest)), at: entry.keyLocation)
    }
    return true
  }

  mutating func text(_ key: String, of node: YAMLNode) -> String? {
    guard let value = node[key] else { return nil }
    if value.scalar == nil { wrongType(key, wants: "a text", at: value) }
    return value.scalar
  }

  mutating func texts(_ key: String, of node: YAMLNode) -> [String]? {
    guard let value = node[key] else { return nil }
    guard let elements = value.elements else {
      wrongType(key, wants: "a list of texts", at: value)
      return nil
    }
    for element in elements where element.scalar == nil { wrongType(key, wants: "a list of texts", at: element) }
    return elements.compactMap(\.scalar)
  }

  mutating func flag(_ key: String, of node: YAMLNode) -> Bool? {
    guard let value = node[key] else { return nil }
    if value.flag == nil { wrongType(key, wants: "true or false", at: value) }
    return value.flag
  }

  mutating func word<Word: ProfileWord>(_ key: String, of node: YAMLNode) -> Word? {
    guard let text = text(key, of: node), let value = node[key] else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let nearest = nearestWord(to: text, in: words, oneEditUpTo: 3)
    let told = nearest == nil ? words : []
    report(.value(.unknownWord(text, expected: Word.noun, nearest: nearest, words: told)), at: value.location)
    return nil
  }
}
