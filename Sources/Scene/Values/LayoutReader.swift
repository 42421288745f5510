import Problems
import YAML

extension ValueType<ContainerLayout> {
  private static let kinds = ["frames", "overlay", "stack", "grid", "constraints"]

  /// The word of a layout, or a map with that word as its only key.
  static let layout = ValueType("layout", words: kinds) { node, context in
    if let word = node.scalar { return readWord(word, node, context) }
    let read = context.entries(of: node, owner: "layout", keys: kinds, wants: "a layout")
    guard let entries = read, let first = node.entries?.first else {
      return read == nil ? nil : context.fail(node, wants: "a layout")
    }
    if entries.count > 1 {
      context.problems.report(.value(.layoutKinds(entries[0].key, entries[1].key)), at: entries[1].keyLocation)
    }
    guard first.key == entries.first?.key else { return nil }
    return readSpec(first, context)
  }

  private static func readWord(_ word: String, _ node: YAMLNode, _ context: ValueContext) -> ContainerLayout? {
    switch word {
    case "frames": .frames
    case "overlay": .overlay(OverlaySpec())
    case "stack": .stack(StackSpec())
    case "grid": .grid(GridSpec())
    case "constraints": .constraints
    default: context.fail(word: word, at: node, expected: "a layout", words: kinds)
    }
  }

  private static func readSpec(_ entry: YAMLEntry, _ context: ValueContext) -> ContainerLayout? {
    switch entry.key {
    case "overlay": return ValueType<OverlaySpec>.overlay.read(entry.value, context).map(ContainerLayout.overlay)
    case "stack": return ValueType<StackSpec>.stack.read(entry.value, context).map(ContainerLayout.stack)
    case "grid": return ValueType<GridSpec>.grid.read(entry.value, context).map(ContainerLayout.grid)
    default:
      guard entry.value.entries?.isEmpty == true else {
        return context.of(entry.key).fail(entry.value, wants: "no keys: \(entry.key) has none")
      }
      return entry.key == "frames" ? .frames : .constraints
    }
  }
}

extension ValueType<OverlaySpec> {
  /// An alignment, or a map of an overlay's keys.
  static let overlay = ValueType("overlay") { node, context in
    if node.scalar != nil { return alignment.read(node, context.of("alignment")).map { OverlaySpec(alignment: $0) } }
    guard let entries = context.entries(of: node, owner: "overlay", keys: ["alignment"]) else { return nil }
    var spec = OverlaySpec()
    for entry in entries { spec.alignment = alignment.read(entry.value, context.of(entry.key)) }
    return spec
  }

  private static let alignment = ValueType<OverlayAlignment>.word("an alignment of an overlay")
}
