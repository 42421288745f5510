import Problems
import YAML

extension Reading {
  /// Reads the `parameters` of a component: a type, or a map with a type and a default.
  func readParameters(_ node: YAMLNode) -> [ComponentDefinition.Parameter] {
    guard let entries = node.entries else {
      problems.report(.value(.wrongType(key: "parameters", wants: "a map", got: shown(node))), at: node.location)
      return []
    }
    return entries.compactMap { entry in
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        return nil
      }
      return readParameter(entry)
    }
  }

  private func readParameter(_ entry: YAMLEntry) -> ComponentDefinition.Parameter? {
    let context = values(of: entry.key)
    let type = ValueType<ParameterType>.word("a type of a parameter")
    if entry.value.scalar != nil {
      return type.read(entry.value, context).map {
        ComponentDefinition.Parameter(name: entry.key, type: $0, location: entry.keyLocation)
      }
    }
    let keys = ["type", "default"]
    let known = context.entries(of: entry.value, owner: "parameter", keys: keys, unbuilt: ["values"])
    guard known != nil else { return nil }
    guard let written = entry.value["type"] else {
      return context.fail(.missingKey("type", owner: "parameter"), at: entry.value)
    }
    guard let type = type.read(written, context.of("type")) else { return nil }
    let standard = entry.value["default"]
    if let standard, !type.accepts(standard, context) { return nil }
    return ComponentDefinition.Parameter(name: entry.key, type: type, standard: standard, location: entry.keyLocation)
  }
}
