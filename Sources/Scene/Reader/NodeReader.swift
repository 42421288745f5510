import Problems
import YAML

extension Reading {
  /// Reads a node of a file: none, one or many nodes of the tree.
  func readNodes(_ node: YAMLNode, in seat: Seat) -> [Node] {
    guard enter(node, seat) else { return [] }
    guard node.entries != nil else {
      problems.report(.value(.wrongType(key: "node", wants: "a node", got: shown(node))), at: node.location)
      return []
    }
    let node = withOneContent(node)
    let entries = node.entries ?? []
    switch entries.first(where: { Field.contentWords.contains($0.key) })?.key {
    case "each": return readEach(node, in: seat)
    case "use": return readUse(node, in: seat)
    case "slot": return readSlot(entries, in: seat)
    case let key:
      let kind = Field.contentKeys.first { $0.key == key }?.kind ?? .box
      return [readView(entries, kind, at: node.location, in: seat)]
    }
  }

  /// A node without content keys after its first one, which are reported.
  private func withOneContent(_ node: YAMLNode) -> YAMLNode {
    let entries = node.entries ?? []
    guard let first = entries.firstIndex(where: { Field.contentWords.contains($0.key) }) else { return node }
    let others = entries.indices.filter { $0 > first && Field.contentWords.contains(entries[$0].key) }
    guard !others.isEmpty else { return node }
    for other in others {
      let problem = NameProblem.twoContents(
        entries[first].key, line: entries[first].keyLocation.line, and: entries[other].key)
      problems.report(.name(problem), at: entries[other].keyLocation)
    }
    let kept = entries.indices.filter { !others.contains($0) }
    return YAMLNode(.mapping(kept.map { entries[$0] }), at: node.location)
  }

  /// Reads a node that is not made of others.
  private func readView(_ entries: [YAMLEntry], _ kind: Node.Kind, at location: SourceLocation, in seat: Seat) -> Node {
    countNode(at: location)
    var inner = seat.deeper
    var node = Node(kind, location: location)
    node.isBuiltIn = seat.scope.component?.isBuiltIn ?? false
    if node.isBuiltIn {
      hasBuiltInNodes = true
      node.isKeyTitle = kind == .text && seat.scope.component?.name == SystemComponents.key
    }
    let id = settleID(entries.first { $0.key == "id" }?.value, &inner)
    (node.id, node.names) = (id?.id, id?.names ?? [])
    var children: YAMLEntry?
    var when: YAMLNode?
    for entry in entries {
      switch entry.key {
      case "when": when = entry.value
      case "children": children = entry
      default: break
      }
    }
    var attributes = readAttributes(entries, of: kind, in: seat)
    if seat.scope.isOfSystem { attributes.scale = attributes.scale ?? [] }
    node.attributes = attributes
    if let when { node.overrides = readWhen(when, of: kind, in: seat) }
    check(node, in: seat)
    if kind == .screen, !entries.contains(where: { $0.key == "device" }) {
      problems.report(.value(.missingKey("device", owner: "a screen")), at: location)
    }
    checkDerived(entries)
    checkParts(of: node)
    inner.parent = .box(layouts(of: node))
    node.children = readChildren(children, of: kind, in: inner)
    return node
  }

  /// Reads what the keys of a node say; by itself, since such a set is large and nodes are read inside each other.
  private func readAttributes(_ entries: [YAMLEntry], of kind: Node.Kind, in seat: Seat) -> Attributes {
    var attributes = Attributes()
    for entry in entries where !["id", "when", "children"].contains(entry.key) {
      readField(entry, of: kind, into: &attributes, in: seat)
    }
    return attributes
  }

  private func readChildren(_ entry: YAMLEntry?, of kind: Node.Kind, in seat: Seat) -> [Node] {
    guard let entry else { return [] }
    guard kind == .box else {
      let problem = ValueProblem.wrongKind(key: "children", belongsTo: "box", owner: kind.rawValue)
      problems.report(.value(problem), at: entry.keyLocation)
      return []
    }
    var nodes: [Node] = []
    for child in childList(entry.value) where !isStopped { nodes += readNodes(child, in: seat) }
    return nodes
  }

  /// The elements of a value that has to be a list of nodes.
  func childList(_ node: YAMLNode) -> [YAMLNode] {
    if let elements = node.elements { return elements }
    problems.report(.value(.wrongType(key: "children", wants: "a list of nodes", got: shown(node))), at: node.location)
    return []
  }

  /// The layouts that a box can have, as conditions choose.
  private func layouts(of node: Node) -> [ContainerLayout] {
    let base = node.attributes.layout ?? .frames
    return [base] + node.overrides.compactMap { $0.attributes.layout.map(base.merged) }
  }
}
