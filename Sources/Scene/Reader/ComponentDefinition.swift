public import Problems
public import YAML

/// A component as its file says it: a node with parameters, read anew for every use.
public struct ComponentDefinition: Hashable, Sendable {
  /// One parameter.
  public struct Parameter: Hashable, Sendable {
    /// The name, by which the node says `$name`.
    public var name: String
    /// What it may be.
    public var type: ParameterType
    /// Its value where a use gives none; nil where every use has to.
    public var standard: YAMLNode?
    /// Where it is declared.
    public var location: SourceLocation

    /// Makes a parameter.
    public init(name: String, type: ParameterType, standard: YAMLNode? = nil, location: SourceLocation) {
      self.name = name
      self.type = type
      self.standard = standard
      self.location = location
    }
  }

  /// The name, unique in the suite.
  public var name: String
  /// What it shows, for people.
  public var description: String?
  /// The parameters, in written order.
  public var parameters: [Parameter]
  /// The node, with its references.
  public var node: YAMLNode
  /// Where the component is named.
  public var location: SourceLocation
  /// Whether it has a place for children of its uses.
  public var hasSlot: Bool
  /// Whether it stands in a scene, and is known there only.
  var isInline = false
  /// Whether it comes with Snapfarm.
  var isBuiltIn = false

  /// Makes a component.
  public init(name: String, parameters: [Parameter] = [], node: YAMLNode, location: SourceLocation) {
    self.name = name
    self.parameters = parameters
    self.node = node
    self.location = location
    self.hasSlot = mentionsSlot(node)
  }
}

/// The types of parameters (scene-format section 3.6).
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// Words and numbers.
  case text, number, flag, length
  /// What is painted and set.
  case color, font, asset
  /// Several values, or whatever is given.
  case list, map, any
}

private func mentionsSlot(_ node: YAMLNode) -> Bool {
  switch node.content {
  case .scalar: false
  case .sequence(let elements): elements.contains(where: mentionsSlot)
  case .mapping(let entries): entries.contains { $0.key == "slot" || mentionsSlot($0.value) }
  }
}
