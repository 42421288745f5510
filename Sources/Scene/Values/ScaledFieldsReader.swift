import Problems
import YAML

extension ValueType<[ScaledField]> {
  /// The fields whose points are design units.
  static let scaledFields = ValueType("list of fields", words: ScaledField.allCases.map(\.rawValue)) { node, context in
    guard let fields = list.read(node, context) else { return nil }
    // Points become `dw` in all of these fields, vertical ones too.
    if let design = context.design, design.width == nil, let first = fields.first, let word = node.elements?.first {
      return context.fail(.noDesignSize(first.rawValue, axis: "width"), at: word)
    }
    return fields
  }

  private static let list = ValueType<[ScaledField]>.list(
    of: .word("a field to scale"), wants: "a list such as [width, height]")
}
