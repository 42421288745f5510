import Problems
import YAML

/// What a value reader knows besides the value: the key, what names mean, and where problems go.
struct ValueContext {
  /// The key that the value belongs to, for messages.
  var key: String
  /// The kind of the node, where that changes a default.
  var kind: Node.Kind?
  /// The design of the scene; nil where a component is read without one.
  var design: Scene.Design?
  /// The colours of the suite.
  var colors: [String: ColorValue]
  /// Where problems go.
  var problems: ProblemList
  /// What is wrong with the word of a device in a condition; nil where nothing is known of devices.
  var checkDevice: ReadingContext.CheckDevice?
  /// The file or use of a component that names in the value belong to.
  var space = 0
  /// The own axes that conditions may name; nil while nothing is known of them.
  var axes: [VariantChoice]? = []
  /// The names of the suite's text styles.
  var textStyles: [String] = []
  /// The largest blur, in points.
  var maxBlur = Suite.Limits().maxBlur

  /// The same for another key.
  func of(_ key: String) -> ValueContext {
    var context = self
    context.key = key
    return context
  }

  /// Reports what is wrong with a value; the nil stands for the value that could not be read.
  func fail<Value>(_ problem: ValueProblem, at node: YAMLNode) -> Value? {
    problems.report(.value(problem), at: node.location)
    return nil
  }

  /// Reports that a value is of another type.
  func fail<Value>(_ node: YAMLNode, wants: String) -> Value? {
    fail(.wrongType(key: key, wants: wants, got: shown(node)), at: node)
  }

  /// Reports a word that is none of those expected, `unbuilt` ones as words of the format that this version lacks.
  ///
  /// Where none is near, the message lists the words, or what `listing` says instead.
  func fail<Value>(
    word: String, at node: YAMLNode, expected: String, words: [String], unbuilt: [String] = [], listing: [String]? = nil
  ) -> Value? {
    if unbuilt.contains(word) { return fail(.notBuilt(word), at: node) }
    let nearest = Nearest(in: words, unbuilt: unbuilt) { nearestValue(to: word, in: $0) }
    let listed = nearest.word == nil ? listing ?? words : []
    let problem = ValueProblem.unknownWord(
      clipped(word), expected: expected, nearest: nearest.word, isBuilt: nearest.isBuilt, words: listed)
    return fail(problem, at: node)
  }

  /// The entries of a map with known keys, or nil where the value is no map.
  ///
  /// Other keys are reported, `unbuilt` ones as keys of the format that this version does not read.
  func entries(
    of node: YAMLNode, owner: String, keys: [String], unbuilt: [String] = [], wants: String? = nil
  ) -> [YAMLEntry]? {
    guard let entries = node.entries else { return fail(node, wants: wants ?? "a map") }
    return entries.filter { entry in
      if keys.contains(entry.key) { return true }
      reportUnknown(entry, owner: owner, keys: keys, unbuilt: unbuilt)
      return false
    }
  }

  /// Reports a key that the owner does not have, or that this version does not read.
  func reportUnknown(_ entry: YAMLEntry, owner: String, keys: [String], unbuilt: [String]) {
    // Looking for the nearest key costs more than all else, and what is too much is not told anyway.
    guard !problems.isFull else { return }
    let problem: ValueProblem
    if unbuilt.contains(entry.key) {
      problem = .notBuilt(entry.key)
    } else {
      let nearest = Nearest(in: keys, unbuilt: unbuilt) { nearestKey(to: entry, in: $0, of: owner) }
      problem = .unknownKey(clipped(entry.key), owner: owner, nearest: nearest.word, isBuilt: nearest.isBuilt)
    }
    problems.report(.value(problem), at: entry.keyLocation)
  }
}

/// A value as messages show it: a scalar as written, anything else by its kind.
func shown(_ node: YAMLNode) -> String { node.scalar.map(clipped) ?? node.kindWord }

/// A word short enough for a message.
func clipped(_ word: String) -> String {
  word.utf8.count <= 80 ? word : String(word.prefix(80)) + "…"
}
