import Problems
import YAML

extension Reading {
  /// The arguments of a use, checked against the parameters; nil where the component cannot be read with them.
  func arguments(
    _ with: YAMLNode?, of component: ComponentDefinition, use: YAMLNode, in seat: Seat
  ) -> [String: Expanded]? {
    var arguments: [String: Expanded] = [:]
    var isComplete = true
    for entry in with.map({ withEntries($0) }) ?? [] {
      guard let parameter = component.parameters.first(where: { $0.name == entry.key }) else {
        if isPassing(to: component, in: seat) { continue }
        let nearest = nearestWord(to: entry.key, in: component.parameters.map(\.name))
        let problem = NameProblem.unknownArgument(clipped(entry.key), component: component.name, nearest: nearest)
        problems.report(.name(problem), at: entry.keyLocation)
        isComplete = false
        continue
      }
      guard let value = expanded(entry.value, in: seat.scope),
        value.isUnknown || parameter.type.accepts(value.node, values(of: parameter.name))
      else {
        isComplete = false
        continue
      }
      arguments[parameter.name] = value
    }
    for parameter in component.parameters where arguments[parameter.name] == nil {
      if let standard = parameter.standard {
        arguments[parameter.name] = Expanded(node: standard, depth: standard.depth)
      } else if with?[parameter.name] == nil {
        problems.report(.name(.missingArgument(parameter.name, component: component.name)), at: use.location)
        isComplete = false
      }
    }
    return isComplete ? arguments : nil
  }

  /// Whether one of Snapfarm's own components uses one that the suite has in place of another: this takes what it likes.
  func isPassing(to component: ComponentDefinition, in seat: Seat) -> Bool {
    seat.scope.component?.isBuiltIn == true && !component.isBuiltIn
  }

  private func withEntries(_ with: YAMLNode) -> [YAMLEntry] {
    if let entries = with.entries { return entries }
    problems.report(.value(.wrongType(key: "with", wants: "a map", got: shown(with))), at: with.location)
    return []
  }
}

extension ParameterType {
  /// Whether a value has this type; what is wrong with it is reported.
  func accepts(_ node: YAMLNode, _ context: ValueContext) -> Bool {
    switch self {
    case .text: ValueType<TextContent>.content.read(node, context) != nil
    case .number:
      ValueType<Double>.number(in: -1e12...1e12, range: "up to 1000000000000").read(node, context) != nil
    case .flag: ValueType<Bool>.flag.read(node, context) != nil
    case .length: ValueType<Length>.length.read(node, context) != nil
    case .color: ValueType<ColorValue>.color.read(node, context) != nil
    case .font: ValueType<FontSpec>.font.read(node, context) != nil
    case .asset: ValueType<String>.asset.read(node, context) != nil
    case .list: node.elements != nil || context.refuse(node, wants: "a list")
    case .map: node.entries != nil || context.refuse(node, wants: "a map")
    case .any: true
    }
  }

  /// A value with which a component can be read without a use; what depends on it stays unknown where any value of the
  /// type could not be right.
  func sample(at location: SourceLocation) -> Expanded {
    let text: String? =
      switch self {
      case .flag: "true"
      case .length: "10"
      case .color: "black"
      case .font: "17"
      case .asset: "image"
      case .text, .number, .list, .map, .any: nil
      }
    let node = YAMLNode(.scalar(text ?? "", isPlain: true), at: location)
    return Expanded(node: node, isUnknown: text == nil, isSample: true)
  }
}

extension ValueContext {
  fileprivate func refuse(_ node: YAMLNode, wants: String) -> Bool {
    let _: Never? = fail(node, wants: wants)
    return false
  }
}
