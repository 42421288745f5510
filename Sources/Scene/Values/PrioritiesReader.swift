import Problems
import YAML

extension ValueType<ContentPriorities> {
  /// One priority for both axes, or a map of one each.
  static let priorities = ValueType("priority") { node, context in
    guard node.entries != nil else {
      return priority.read(node, context).map { ContentPriorities(horizontal: $0, vertical: $0) }
    }
    let keys = ["horizontal", "vertical"]
    guard let entries = context.entries(of: node, owner: context.key, keys: keys) else { return nil }
    var priorities = ContentPriorities()
    for entry in entries {
      let value = priority.read(entry.value, context.of(entry.key))
      if entry.key == "horizontal" { priorities.horizontal = value } else { priorities.vertical = value }
    }
    return priorities
  }

  private static let priority = ValueType<Int>.count(in: 1...ContentPriorities.required)
}

extension ValueType<IntrinsicSize> {
  /// Two lengths that do not depend on the parent.
  static let intrinsicSize = ValueType("size") { node, context in
    guard let list = node.elements, list.count == 2 else { return context.fail(node, wants: "[width, height]") }
    let sides = list.map { ValueType<Length>.fixedExtent.read($0, context) }
    guard let width = sides[0], let height = sides[1] else { return nil }
    return IntrinsicSize(width: width, height: height)
  }
}
