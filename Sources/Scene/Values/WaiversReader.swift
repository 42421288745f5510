import Problems
import YAML

extension ValueType<[Waiver]> {
  /// Findings of lint that are accepted, each with its reason.
  static let waivers = ValueType(
    "list of waivers", words: LintRule.waivable.map(\.rawValue)
  ) { node, context in
    guard let elements = node.elements else { return context.fail(node, wants: "a list of {rule: …, reason: …}") }
    let waivers = elements.map { readWaiver($0, context) }
    let read = waivers.compactMap { $0 }
    return read.count == waivers.count ? read : nil
  }

  private static func readWaiver(_ node: YAMLNode, _ context: ValueContext) -> Waiver? {
    let keys = ["rule", "reason", "if"]
    guard let entries = context.entries(of: node, owner: "waiver", keys: keys, wants: "{rule: …, reason: …}") else {
      return nil
    }
    var rule: LintRule?
    var reason: String?
    var condition: Condition? = Condition([])
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "rule": rule = readRule(value, context)
      case "reason": reason = readReason(value, context)
      default: condition = readCondition(value, context)
      }
    }
    if node["rule"] == nil { return context.fail(.missingKey("rule", owner: "waiver"), at: node) }
    guard let reason else {
      // What stands there and is no text was told already.
      guard node["reason"]?.scalar != nil || node["reason"] == nil else { return nil }
      return context.fail(.missingKey("reason", owner: "waiver"), at: node)
    }
    guard let rule, let condition else { return nil }
    return Waiver(rule: rule, reason: reason, condition: condition, location: node.location)
  }

  private static func readRule(_ node: YAMLNode, _ context: ValueContext) -> LintRule? {
    let words = LintRule.waivable.map(\.rawValue)
    guard let word = node.scalar else { return context.fail(node, wants: "a rule of lint") }
    guard words.contains(word), let rule = LintRule(rawValue: word) else {
      return context.fail(word: word, at: node, expected: "a rule of lint", words: words)
    }
    return rule
  }
}
