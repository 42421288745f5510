import Problems
import YAML

extension YAMLNode {
  /// Whether it is a map that stands for a text of the tables of strings.
  var isStringReference: Bool { self["key"] != nil || self["args"] != nil }
}

/// Reads `{key: greeting, args: {name: Ana}}`, or `args: [Ana]` for texts whose arguments have numbers.
func readReference(_ node: YAMLNode, _ context: ValueContext) -> StringReference? {
  let entries = context.entries(of: node, owner: "text", keys: ["key", "args"])
  guard let entries, entries.count == node.entries?.count else { return nil }
  guard let written = node["key"] else { return context.fail(.missingKey("key", owner: "text"), at: node) }
  guard let key = ValueType<String>.text.read(written, context.of("key")) else { return nil }
  guard !key.isEmpty else { return context.of("key").fail(written, wants: "the key of a string") }
  guard let args = node["args"] else { return StringReference(key: key, location: written.location) }
  let numbered = args.elements?.enumerated().map { (name: String($0 + 1), value: $1) }
  guard let values = numbered ?? args.entries?.map({ (name: $0.key, value: $0.value) }) else {
    return context.of("args").fail(args, wants: "a map of names to texts, or a list of texts")
  }
  let arguments = values.compactMap { readArgument($0.name, $0.value, context) }
  guard arguments.count == values.count else { return nil }
  return StringReference(key: key, arguments: arguments, location: written.location)
}

private func readArgument(
  _ name: String, _ value: YAMLNode, _ context: ValueContext
) -> StringReference.Argument? {
  if value.isStringReference {
    return readReference(value, context).map { StringReference.Argument(name: name, value: .reference($0)) }
  }
  return ValueType<String>.text.read(value, context.of(name)).map {
    StringReference.Argument(name: name, value: .text($0))
  }
}
