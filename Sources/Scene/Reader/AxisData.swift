import Problems
import YAML

extension Reading {
  /// What `$axis` means: the word that the scene is read for, whose keys lead into its datum.
  func axisData(_ axis: VariantChoice) -> (name: String, value: Expanded)? {
    let index = axisWords[axis.name].flatMap { axis.values.firstIndex(of: $0) } ?? 0
    guard axis.values.indices.contains(index) else { return nil }
    var value = Expanded(node: YAMLNode(.scalar(axis.values[index], isPlain: true), at: axis.location))
    if axis.data.indices.contains(index) {
      guard let datum = dataValue(axis.data[index]) else { return nil }
      value.datum = datum
    }
    return (axis.name, value)
  }
}

/// The names after the dollar signs of a tree, so that it is known without reading it on which of them it depends.
///
/// Too many rather than too few: `$$name` is among them.
func namesMentioned(in node: YAMLNode) -> Set<String> {
  var names: Set<String> = []
  collectNames(in: node, &names)
  return names
}

private func collectNames(in node: YAMLNode, _ names: inout Set<String>) {
  switch node.content {
  case .sequence(let elements): for element in elements { collectNames(in: element, &names) }
  case .mapping(let entries): for entry in entries { collectNames(in: entry.value, &names) }
  case .scalar(let text, _):
    guard text.utf8.contains(UInt8(ascii: "$")) else { return }
    for part in text.unicodeScalars.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
      let name = Substring(part.first == "{" ? part.dropFirst() : part).prefix {
        $0.isLetter || $0.wholeNumberValue != nil || $0 == "_" || $0 == "-"
      }
      if !name.isEmpty { names.insert(String(name)) }
    }
  }
}
