import Problems
import YAML

extension ComponentDefinition {
  /// Whether it is one of the system's, or the suite's in its place.
  var isOfSystem: Bool { name.hasPrefix(SystemComponents.prefix) }

  /// The component as it stands where it is used, if it comes with Snapfarm: nobody can change its file, so that whatever
  /// is wrong with what it was given, or found in its views, is told at the use.
  func standing(at use: SourceLocation) -> ComponentDefinition {
    guard isBuiltIn else { return self }
    var component = self
    component.node = node.standing(at: use)
    for index in parameters.indices {
      component.parameters[index].standard = parameters[index].standard?.standing(at: use)
    }
    return component
  }
}

extension YAMLNode {
  /// The same with all of it at one place.
  func standing(at place: SourceLocation) -> YAMLNode {
    let moved: Content =
      switch content {
      case .scalar: content
      case .sequence(let elements): .sequence(elements.map { $0.standing(at: place) })
      case .mapping(let entries):
        .mapping(entries.map { YAMLEntry(key: $0.key, at: place, value: $0.value.standing(at: place)) })
      }
    return YAMLNode(moved, at: place)
  }
}
