import Problems
import YAML

extension Reading {
  /// A use before its component's node is read: an object, because keys are large and uses nest hundreds deep.
  private final class PreparedUse {
    var keys = Attributes()
    var overrides: [Override] = []

    /// Says in design units what the scene's design scales: inside the component it scales nothing.
    func settleScale(_ fields: [ScaledField]) {
      keys.sayDesignUnits(fields)
      for index in overrides.indices { overrides[index].attributes.sayDesignUnits(fields) }
    }
  }

  /// Reads a use: the component's node, with the keys beside `use` over those of its root.
  func readUse(_ node: YAMLNode, in seat: Seat) -> [Node] {
    guard let use = node["use"], let component = component(use, in: seat) else { return [] }
    let prepared = prepare(node, beside: component, in: seat)
    var inner = seat.deeper
    inner.useID = ownID(node["id"], seat)
    inner.isComponentRoot = true
    guard let scope = scope(inside: component, of: node, use: use, in: seat) else { return [] }
    inner.scope = scope
    usedComponents.insert(component.location)
    var roots = finished(readNodes(component.node, in: inner), prepared, in: seat)
    if let part = SystemComponents.part(named: component.name), !roots.isEmpty { roots[0].systemPart = part }
    return roots
  }

  /// Reads the keys beside `use`.
  private func prepare(_ node: YAMLNode, beside component: ComponentDefinition, in seat: Seat) -> PreparedUse {
    let prepared = PreparedUse()
    for entry in node.entries ?? [] {
      switch entry.key {
      case "use", "id", "with", "children": break
      case "when":
        prepared.overrides = readOverrides(entry.value, in: seat) { entry, attributes in
          readKey(entry, beside: component, into: &attributes, in: seat)
        }
      default: readKey(entry, beside: component, into: &prepared.keys, in: seat)
      }
    }
    if component.isOfSystem, !seat.scope.isOfSystem, let fields = design?.scale { prepared.settleScale(fields) }
    return prepared
  }

  /// The root of a component with the keys that stood beside its use.
  private func finished(_ roots: [Node], _ use: PreparedUse, in seat: Seat) -> [Node] {
    guard var root = roots.first else { return [] }
    root.override(with: use.keys)
    root.overrides += use.overrides
    if !use.keys.places.isEmpty || !use.overrides.isEmpty { check(root, in: seat) }
    return [root]
  }

  private func readKey(
    _ entry: YAMLEntry, beside component: ComponentDefinition, into attributes: inout Attributes, in seat: Seat
  ) {
    if let field = Field.byKey[entry.key], field.isForUse {
      guard isInPlace(field, entry, seat) else { return }
      return read(field, entry, of: nil, into: &attributes, in: seat)
    }
    let keys = Field.all.filter(\.isForUse).map(\.key) + ["id", "with", "children", "when"]
    let isKnown = Field.byKey[entry.key] != nil
    let problem: Problem =
      if isKnown {
        .name(.besideUse(key: entry.key, component: component.name))
      } else {
        .value(.unknownKey(clipped(entry.key), owner: "use", nearest: nearestKey(to: entry, in: keys, of: "use")))
      }
    problems.report(problem, at: entry.keyLocation)
  }

  /// The component that a use names.
  private func component(_ use: YAMLNode, in seat: Seat) -> ComponentDefinition? {
    guard let value = expand(use, in: seat.scope),
      let name = ValueType<String>.text.read(value, values(of: "use"))
    else { return nil }
    // A component of the suite does not see those of the scene that uses it.
    let inline = seat.scope.component?.isInline ?? true ? inlineComponents : [:]
    guard let found = inline[name] ?? context.components[name] ?? SystemComponents.byName[name] else {
      problems.report(unknownComponent(name, besides: inline.keys.sorted()), at: use.location)
      return nil
    }
    let chain = seat.scope.chain
    if let first = chain.firstIndex(where: { $0.location == found.location }) {
      problems.report(.name(.componentCycle(chain[first...].map(\.name) + [name])), at: use.location)
      return nil
    }
    return found.standing(at: use.location)
  }

  /// What is wrong with the name of a component that there is none of.
  private func unknownComponent(_ name: String, besides inline: [String]) -> Problem {
    let known = context.components.keys.sorted() + inline
    if let nearest = nearestWord(to: name, in: known) ?? SystemComponents.nearest(to: name) {
      return .name(.unknownComponent(clipped(name), nearest: nearest))
    }
    let isPath = name.contains("/") && !name.hasPrefix(SystemComponents.prefix) || name.hasSuffix(".yaml")
    return isPath ? .value(.notBuilt(clipped(name))) : .name(.unknownComponent(clipped(name), nearest: nil))
  }

  /// What names mean inside a component for one use of it.
  private func scope(
    inside component: ComponentDefinition, of node: YAMLNode, use: YAMLNode, in seat: Seat
  ) -> Scope? {
    guard let arguments = arguments(node["with"], of: component, use: use, in: seat) else { return nil }
    var scope = Scope(component: component, arguments: arguments)
    scope.chain = seat.scope.chain + [component]
    scope.keepsIDs = seat.scope.keepsIDs
    scope.space = newSpace()
    guard let children = node.entries?.first(where: { $0.key == "children" }) else { return scope }
    guard component.hasSlot else {
      if isPassing(to: component, in: seat) { return scope }
      let problem = NameProblem.unknownArgument("children", component: component.name, nearest: nil)
      problems.report(.name(problem), at: children.keyLocation)
      return scope
    }
    var outer = seat.scope
    // A component that is only a use, itself used without an id: what it puts into the slot is inside it as well.
    if seat.isComponentRoot, ownID(node["id"], seat)?.id == nil { outer.keepsIDs = false }
    scope.slot = SlotContent(children: childList(children.value), scope: outer)
    return scope
  }

  /// Reads `{slot: children}`: the children of the use, which mean what they mean where they are written.
  func readSlot(_ entries: [YAMLEntry], in seat: Seat) -> [Node] {
    for entry in entries where entry.key != "slot" {
      problems.report(.value(.unknownKey(clipped(entry.key), owner: "slot", nearest: nil)), at: entry.keyLocation)
    }
    guard let slot = entries.first(where: { $0.key == "slot" }) else { return [] }
    guard slot.value.scalar == "children" else {
      let _: Never? = values(of: "slot").fail(
        word: shown(slot.value), at: slot.value, expected: "what a slot holds", words: ["children"])
      return []
    }
    guard seat.scope.component != nil else {
      problems.report(.placement(.slotOutside), at: slot.keyLocation)
      return []
    }
    guard let content = seat.scope.slot else { return [] }
    var inner = seat.deeper
    inner.scope = content.scope
    var nodes: [Node] = []
    for child in content.children where !isStopped { nodes += readNodes(child, in: inner) }
    return nodes
  }
}

extension Node {
  /// Sets keys that win over all that the node says, under conditions too.
  fileprivate mutating func override(with keys: Attributes) {
    guard !keys.places.isEmpty else { return }
    if overrides.isEmpty {
      attributes.merge(keys)
    } else {
      overrides.append(Override(condition: Condition([]), attributes: keys))
    }
  }
}
