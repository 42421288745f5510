import Problems
import YAML

extension ValueType<[Anchor]> {
  private static let keys = ["edges"] + Anchor.Attribute.allCases.map(\.rawValue)

  /// A map of attributes, or of `edges`, to a constraint or a list of them.
  static let anchors = ValueType("anchors", words: keys) { node, context in
    guard let entries = context.entries(of: node, owner: "anchors", keys: keys) else { return nil }
    return entries.flatMap { entry in
      (entry.value.elements ?? [entry.value]).flatMap { read($0, key: entry.key, context.of(entry.key)) }
    }
  }

  private static func read(_ node: YAMLNode, key: String, _ context: ValueContext) -> [Anchor] {
    guard let text = node.scalar else {
      let _: Never? = context.fail(node, wants: "a constraint, or a list of them")
      return []
    }
    guard let attribute = Anchor.Attribute(rawValue: key) else { return readEdges(node, text, context) }
    var reader = AnchorReader(attribute, node, text: text, context)
    return reader.read().map { [$0] } ?? []
  }

  /// The four edges of one item; a constant would move them all in one direction, which nobody means.
  private static func readEdges(_ node: YAMLNode, _ text: String, _ context: ValueContext) -> [Anchor] {
    var reader = AnchorReader(.leading, node, text: text, context)
    guard let anchor = reader.read() else { return [] }
    let isPlain =
      anchor.relation == .equal && anchor.multiplier == 1 && anchor.divisor == 1 && anchor.offset.number == 0
      && anchor.constant.number == 0 && anchor.item?.attribute == .leading
    guard isPlain, let item = anchor.item else {
      let _: Never? = context.fail(node, wants: "a view or guide such as safeArea")
      return []
    }
    return [Anchor.Attribute.top, .leading, .bottom, .trailing].map { edge in
      var anchor = anchor
      anchor.attribute = edge
      anchor.item = Anchor.Item(item.target, guide: item.guide, edge, location: item.location)
      return anchor
    }
  }
}

extension ValueType<[GuideSpec]> {
  /// A map of names to maps of constraints.
  static let guides = ValueType("guides") { node, context in
    guard let entries = node.entries else { return context.fail(node, wants: "a map of names to anchors") }
    return entries.compactMap { entry in
      guard isName(entry.key), Anchor.Attribute(rawValue: entry.key) == nil else {
        context.problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        return nil
      }
      let anchors = ValueType<[Anchor]>.anchors.read(entry.value, context.of(entry.key)) ?? []
      return GuideSpec(entry.key, anchors: anchors, location: entry.keyLocation)
    }
  }
}

extension ValueType<Int> {
  /// How much a constraint counts: a number from 1 to 1000, or UIKit's word for one.
  static let priority = ValueType("priority", words: priorityWords.map(\.word)) { node, context in
    if let named = priorityWords.first(where: { $0.word == node.scalar }) { return named.value }
    guard let text = node.scalar, let number = decimal(Substring(text)) else {
      let word = shown(node)
      return context.fail(word: word, at: node, expected: "a priority", words: priorityWords.map(\.word))
    }
    guard number <= 1000 else { return context.fail(.priorityAbove(clipped(text)), at: node) }
    guard let value = Int(exactly: number), value >= 1 else {
      return context.fail(.outOfRange(key: "priority", range: "from 1 to 1000", got: clipped(text)), at: node)
    }
    return value
  }
}

/// UIKit's named priorities.
private let priorityWords = [
  (word: "required", value: 1000), (word: "defaultHigh", value: 750), (word: "defaultLow", value: 250),
  (word: "fittingSizeLevel", value: 50),
]
