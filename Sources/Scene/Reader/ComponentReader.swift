public import Problems
public import YAML

/// Reads a component file; its node is checked where it is used, and by ``checkComponent(_:context:)``.
///
/// - Returns: The component, unless something is wrong with its keys or parameters, and all problems in file order.
public func readComponent(
  _ file: YAMLNode, colors: [NamedColor] = [], textStyles: [String] = []
) -> (component: ComponentDefinition?, diagnostics: [Diagnostic]) {
  let reading = Reading(context: ReadingContext(colors: colors, textStyles: textStyles, loadData: refuseFiles))
  let component = reading.readComponentFile(file)
  if let component { reading.checkPlace(of: component) }
  return (reading.problems.isEmpty ? component : nil, reading.problems.inFileOrder)
}

/// Reads a file of Snapfarm's own components; nil where something is wrong with it.
func readSystemComponent(_ file: YAMLNode) -> ComponentDefinition? {
  let reading = Reading(context: ReadingContext(loadData: refuseFiles))
  var component = reading.readComponentFile(file)
  component?.isBuiltIn = true
  return reading.problems.isEmpty ? component : nil
}

/// Checks a component by reading it once as if it were used, with a sample for every parameter that has no default.
///
/// - Returns: What is wrong with its node, in file order.
public func checkComponent(_ component: ComponentDefinition, context: ReadingContext) -> [Diagnostic] {
  let reading = Reading(context: context)
  reading.checkAlone(component)
  return reading.problems.inFileOrder
}

private func refuseFiles(_ path: String, _ location: SourceLocation) throws(Diagnostic) -> YAMLNode {
  throw Diagnostic(.file(.unreadable(reason: path)), at: location)
}

extension Reading {
  fileprivate func readComponentFile(_ file: YAMLNode) -> ComponentDefinition? {
    let keys = ["format", "component", "description", "parameters", "node"]
    let entries = values(of: "component").entries(of: file, owner: "component", keys: keys) ?? []
    for entry in entries where entry.key == "format" {
      if let problem = formatProblem(entry.value) { problems.report(problem, at: entry.value.location) }
    }
    guard let name = file["component"] else {
      problems.report(.value(.missingKey("component", owner: "component")), at: file.location)
      return nil
    }
    guard let read = readFileName(name) else { return nil }
    var component = readDefinition(read, file, at: name.location)
    if let description = file["description"] {
      component?.description = ValueType<String>.text.read(description, values(of: "description"))
    }
    return component
  }

  /// Under its name, a suite's component takes the place of one of Snapfarm's own.
  private func readFileName(_ name: YAMLNode) -> String? {
    guard let word = name.scalar, word.hasPrefix(SystemComponents.prefix) else {
      return ValueType<String>.name.read(name, values(of: "component"))
    }
    if SystemComponents.names.contains(word) { return word }
    let problem = NameProblem.noSystemComponent(clipped(word), nearest: SystemComponents.nearest(to: word))
    problems.report(.name(problem), at: name.location)
    return nil
  }

  /// Checks that a component of the suite can be drawn where it takes the place of Snapfarm's own.
  fileprivate func checkPlace(of component: ComponentDefinition) {
    guard let original = SystemComponents.byName[component.name] else { return }
    let passed = SystemComponents.parametersPassed(to: original.name)
    for parameter in component.parameters {
      if parameter.standard == nil {
        let problem = NameProblem.noDefault(parameter.name, component: original.name, passed: passed)
        problems.report(.name(problem), at: parameter.location)
      }
      guard passed.contains(parameter.name), parameter.type != .any,
        let type = original.parameters.first(where: { $0.name == parameter.name })?.type, type != parameter.type
      else { continue }
      let wants = "the type \(type.rawValue), which the system passes"
      let problem = ValueProblem.wrongType(key: parameter.name, wants: wants, got: parameter.type.rawValue)
      problems.report(.value(problem), at: parameter.location)
    }
  }

  /// Reads the `components` of a scene.
  func readInlineComponents(_ node: YAMLNode) {
    guard let entries = node.entries else {
      problems.report(.value(.wrongType(key: "components", wants: "a map", got: shown(node))), at: node.location)
      return
    }
    for entry in entries {
      guard isName(entry.key) else {
        problems.report(.name(.badName(clipped(entry.key))), at: entry.keyLocation)
        continue
      }
      _ = values(of: entry.key).entries(of: entry.value, owner: "component", keys: ["parameters", "node"])
      guard entry.value.entries != nil else { continue }
      var component = readDefinition(entry.key, entry.value, at: entry.keyLocation)
      component?.isInline = true
      inlineComponents[entry.key] = component
    }
  }

  private func readDefinition(_ name: String, _ map: YAMLNode, at location: SourceLocation) -> ComponentDefinition? {
    guard let node = map["node"] else {
      problems.report(.value(.missingKey("node", owner: "component")), at: location)
      return nil
    }
    requireOneNode(node, key: "node")
    let parameters = map["parameters"].map { readParameters($0) } ?? []
    return ComponentDefinition(name: name, parameters: parameters, node: node, location: location)
  }

  /// Roots are one node, however long a list is.
  func requireOneNode(_ node: YAMLNode, key: String) {
    guard let entry = node.entries?.first(where: { $0.key == "each" || $0.key == "slot" }) else { return }
    problems.report(.value(.wrongType(key: key, wants: "one node", got: entry.key)), at: entry.keyLocation)
  }

  /// Reads a component once, as if it were used somewhere.
  func checkAlone(_ component: ComponentDefinition) {
    var scope = Scope(component: component)
    for parameter in component.parameters {
      let sample = parameter.type.sample(at: parameter.location)
      scope.arguments[parameter.name] =
        parameter.standard.map { Expanded(node: $0, depth: $0.depth) } ?? sample
    }
    scope.chain = [component]
    hasMetUnknown = false
    scope.space = newSpace()
    for node in readNodes(component.node, in: Seat(parent: .any, scope: scope)) where !hasMetUnknown {
      checkAnchors(in: node)
    }
  }
}
