import Problems
import YAML

extension Reading {
  /// What a repetition runs over.
  private enum Source {
    /// Values.
    case elements([YAMLNode], depth: Int)
    /// Numbers from 0.
    case count(Int)
    /// Something, in a component that is checked without a use.
    case unknown
  }

  /// Reads a repetition: its nodes stand in its parent as if written out.
  func readEach(_ node: YAMLNode, in seat: Seat) -> [Node] {
    let keys = ["each", "as", "node"]
    guard let known = values(of: "each").entries(of: node, owner: "each", keys: keys) else { return [] }
    guard let repeated = node["node"] else {
      problems.report(.value(.missingKey("node", owner: "each")), at: node.location)
      return []
    }
    var name = "item"
    if let written = known.first(where: { $0.key == "as" })?.value {
      guard let read = ValueType<String>.name.read(written, values(of: "as")) else { return [] }
      name = read
    }
    guard let each = node["each"], let source = readSource(each, in: seat) else { return [] }
    return repeatNode(repeated, over: source, as: name, at: each.location, in: seat.deeper)
  }

  private func repeatNode(
    _ node: YAMLNode, over source: Source, as name: String, at location: SourceLocation, in seat: Seat
  ) -> [Node] {
    let count =
      switch source {
      case .elements(let elements, _): elements.count
      case .count(let count): count
      case .unknown: 1
      }
    if case .unknown = source { hasMetUnknown = true }
    var nodes: [Node] = []
    for index in 0..<count {
      guard !isStopped, !problems.isFull else { break }
      let value: Expanded
      switch source {
      case .elements(let elements, let depth): value = Expanded(node: elements[index], depth: depth)
      case .count: value = Expanded(node: YAMLNode(.scalar(String(index), isPlain: true), at: location))
      case .unknown: value = Expanded(node: YAMLNode(.mapping([]), at: location), isUnknown: true)
      }
      var seat = seat
      seat.scope.variables.append((name, value))
      seat.scope.index = index
      seat.suffix += ".\(index)"
      nodes += readNodes(node, in: seat)
    }
    return nodes
  }

  private func readSource(_ each: YAMLNode, in seat: Seat) -> Source? {
    if let entries = each.entries { return readSourceMap(entries, each, in: seat) }
    if let optional = readOptional(each, in: seat.scope) { return optional }
    guard let value = expanded(each, in: seat.scope) else { return nil }
    // A list with unknown elements is repeated as often as it is long; each element is then unknown.
    if value.isUnknown { return .unknown }
    guard let elements = value.node.elements else {
      problems.report(.value(.wrongType(key: "each", wants: "a list", got: shown(value.node))), at: each.location)
      return nil
    }
    return .elements(elements, depth: max(0, value.depth - 1))
  }

  /// What a component of Snapfarm's own shows only where it is given: a word that may be missing, as a list of it.
  private func readOptional(_ each: YAMLNode, in scope: Scope) -> Source? {
    guard scope.component?.isBuiltIn == true, let text = each.scalar, let reference = Reference(text.dropFirst()),
      let step = reference.steps.first, reference.steps.count == 1,
      let value = scope.value(of: reference.name, at: each.location), !value.isUnknown, value.node.entries != nil
    else { return nil }
    guard let given = value.node[step] else { return .elements([], depth: 0) }
    return given.scalar.map { _ in .elements([given], depth: 0) }
  }

  /// `{count: n}` or `{file: rows.yaml}`.
  private func readSourceMap(_ entries: [YAMLEntry], _ each: YAMLNode, in seat: Seat) -> Source? {
    let context = values(of: "each")
    guard let known = context.entries(of: each, owner: "each", keys: ["count", "file"]), known.count == entries.count
    else { return nil }
    guard let entry = known.first, known.count == 1 else {
      return context.fail(each, wants: "a list, {count: n} or {file: path}")
    }
    if entry.key == "count" {
      guard let value = expanded(entry.value, in: seat.scope) else { return nil }
      if value.isUnknown { return .unknown }
      return ValueType<Int>.count(in: 0...1_000_000_000).read(value.node, context.of("count")).map(Source.count)
    }
    guard let path = expand(entry.value, in: seat.scope), let value = load(path) else { return nil }
    guard let elements = value.node.elements else { return context.fail(path, wants: "a file with a list") }
    return .elements(elements, depth: max(0, value.depth - 1))
  }
}
