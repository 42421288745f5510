import Problems
import YAML

extension ValueType<StackSpec> {
  /// An axis, or a map of a stack's keys.
  static let stack = ValueType("stack") { node, context in
    if node.scalar != nil { return axis.read(node, context.of("axis")).map { StackSpec(axis: $0) } }
    let keys = [
      "axis", "distribution", "alignment", "spacing", "wrap", "lineSpacing", "baselineRelative", "quirks",
    ]
    guard let entries = context.entries(of: node, owner: "stack", keys: keys) else { return nil }
    var spec = StackSpec()
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "axis": spec.axis = axis.read(value, context)
      case "distribution": spec.distribution = distribution.read(value, context)
      case "alignment": spec.alignment = readAlignment(value, on: node["axis"]?.scalar, context)
      case "spacing": spec.spacing = ValueType<Length>.spacing.read(value, context)
      case "wrap": spec.wraps = ValueType<Bool>.flag.read(value, context)
      case "lineSpacing": spec.lineSpacing = ValueType<Length>.spacing.read(value, context)
      case "baselineRelative": spec.isBaselineRelative = ValueType<Bool>.flag.read(value, context)
      default: spec.quirks = quirks.read(value, context)
      }
    }
    return spec
  }

  private static let axis = ValueType<StackSpec.Axis>.word("an axis")
  private static let distribution = ValueType<StackSpec.Distribution>.word("a distribution of a stack")
  private static let quirks = ValueType<StackSpec.Quirks>.word("a quirk of a stack")

  /// A word of either axis; a wrong one is told the words of its own axis.
  private static func readAlignment(
    _ node: YAMLNode, on axis: String?, _ context: ValueContext
  ) -> StackSpec.Alignment? {
    guard let text = node.scalar else { return context.fail(node, wants: "an alignment of a stack") }
    if let value = StackSpec.Alignment(rawValue: text) { return value }
    let own = StackSpec.Axis(rawValue: axis ?? "") ?? .horizontal
    let words = StackSpec.Alignment.allCases.filter { $0.axis == nil || $0.axis == own }.map(\.rawValue)
    let expected = "an alignment of a \(own.rawValue) stack"
    return context.fail(word: text, at: node, expected: expected, words: words)
  }
}

extension ValueType<Length> {
  /// A distance of neighbours, or `system`, UIStackView's 8 points.
  static let spacing = length.or(words: ["system"]) { $0 == "system" ? .points(8) : nil }
}

extension StackSpec.Alignment {
  /// The axis of the stacks that a word belongs to; nil is both.
  var axis: StackSpec.Axis? {
    switch self {
    case .fill, .center: nil
    case .top, .bottom, .firstBaseline, .lastBaseline: .horizontal
    case .leading, .trailing: .vertical
    }
  }
}
