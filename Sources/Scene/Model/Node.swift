public import Problems

/// A view: everything that a file says of it, components, repetitions and parameters already written out.
public struct Node: Hashable, Sendable {
  /// What a node shows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A container; the only kind with layout and children.
    case box
    /// Letters.
    case text
    /// A picture from a file.
    case image
    /// An outline.
    case path
    /// A divider.
    case line
    /// A gap in a stack.
    case spacer
    /// Another scene on a device.
    case screen
  }

  /// What the node shows.
  public var kind: Kind
  /// Its name among its siblings, with `.n` where a repetition numbers it; nil where it has none.
  public var id: String?
  /// What anchors call it where it is written, even if its id does not count for paths.
  package var names: [NodeName] = []
  /// Whether it stands in a component of Snapfarm's own; such a node is dropped where it is hidden.
  package var isBuiltIn = false
  /// Whether it is a part of what the system shows, which inherits nothing but the direction of layout.
  package var isSystemPart = false
  /// The keys on the node.
  public var attributes: Attributes {
    _read { yield sharedAttributes.value }
    set { sharedAttributes = Shared(newValue) }
  }
  /// The same, for whoever keeps them.
  package private(set) var sharedAttributes: Shared<Attributes>
  /// The entries of its `when`, in written order.
  public var overrides: [Override]
  /// Its children, the first at the back.
  public var children: [Node]
  /// Where the node begins in its file.
  public var location: SourceLocation

  /// Makes a node.
  public init(
    _ kind: Kind, id: String? = nil, attributes: Attributes = Attributes(), overrides: [Override] = [],
    children: [Node] = [], location: SourceLocation
  ) {
    self.kind = kind
    self.id = id
    sharedAttributes = Shared(attributes)
    self.overrides = overrides
    self.children = children
    self.location = location
  }
}

/// An id as written, and the file or component that it is written in.
package struct NodeName: Hashable, Sendable {
  package var text: String
  /// 0 is the scene; each use of a component is another space.
  package var space: Int
}

/// One entry of `when`: keys that hold under a condition.
public struct Override: Hashable, Sendable {
  /// When they hold.
  public var condition: Condition
  /// The keys.
  public var attributes: Attributes

  /// Makes an entry.
  public init(condition: Condition, attributes: Attributes) {
    self.condition = condition
    self.attributes = attributes
  }
}
