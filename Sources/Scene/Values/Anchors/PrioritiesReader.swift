import Problems
import YAML

extension ValueType<ContentPriorities> {
  /// A priority, or a map of one for each axis.
  static let contentPriorities = ValueType("priority") { node, context in
    if node.scalar != nil {
      return ValueType<Int>.priority.read(node, context).map { ContentPriorities(horizontal: $0, vertical: $0) }
    }
    guard
      let entries = context.entries(
        of: node, owner: context.key, keys: ["horizontal", "vertical"], wants: "a priority, or {horizontal, vertical}")
    else { return nil }
    var priorities = ContentPriorities()
    for entry in entries {
      let priority = ValueType<Int>.priority.read(entry.value, context.of(entry.key))
      if entry.key == "horizontal" { priorities.horizontal = priority } else { priorities.vertical = priority }
    }
    return priorities
  }
}
