import Problems
import YAML

/// One key that a node can have: a row of the table from which nodes are read and merged, and the format is described.
struct Field: Sendable {
  /// A kind of layout that a parent can have.
  enum Parent: String, Sendable, CaseIterable {
    case frames, overlay, stack, grid, constraints
  }

  /// The key as files have it.
  let key: String
  /// The kinds of node that have it; empty is every kind.
  let kinds: [Node.Kind]
  /// The parents in which it has a meaning; empty is everywhere.
  let parents: [Parent]
  /// Whether it may stand on the root, whose size is the screen's.
  let isForRoot: Bool
  /// Whether it may stand beside `use`.
  let isForUse: Bool
  /// Whether `none` takes an earlier value back.
  let takesNone: Bool
  /// What documentation calls the type of its value.
  let valueName: String
  /// The words that its value may be.
  let words: [String]
  /// Reads a value into a set; reports what is wrong.
  let read: @Sendable (YAMLNode, ValueContext, inout Attributes) -> Void
  /// Takes over what a later set says.
  let merge: @Sendable (inout Attributes, Attributes) -> Void
  /// Forgets the value.
  let clear: @Sendable (inout Attributes) -> Void

  /// Where a field has a meaning, in the order of the table in scene-format section 3.2.
  struct Place: Sendable {
    var kinds: [Node.Kind] = []
    var parents: [Parent] = []
    var isForRoot = true
    var isForUse = false

    /// Every node.
    static let everywhere = Place()
    /// Every node but the root, and beside `use`: sizes.
    static let size = Place(isForRoot: false, isForUse: true)

    /// Nodes of some kinds.
    static func of(_ kinds: Node.Kind...) -> Place { Place(kinds: kinds) }
    /// Nodes in some parents, and beside `use`: placement.
    static func `in`(_ parents: Parent...) -> Place { Place(parents: parents, isForRoot: false, isForUse: true) }
  }

  /// Makes a row; `combine` is what an earlier and a later value make together, where the later one does not replace
  /// the earlier.
  init<Value: Sendable>(
    _ key: String, _ path: any WritableKeyPath<Attributes, Value?> & Sendable, _ type: ValueType<Value>,
    _ place: Place = .everywhere, takesNone: Bool = false, combine: (@Sendable (Value, Value) -> Value)? = nil
  ) {
    self.key = key
    self.kinds = place.kinds
    self.parents = place.parents
    self.isForRoot = place.isForRoot
    self.isForUse = place.isForUse
    self.takesNone = takesNone
    self.valueName = type.name
    self.words = type.words + (takesNone ? ["none"] : [])
    self.read = { node, context, attributes in
      if takesNone, node.scalar == "none" {
        attributes.cleared.append(key)
        return
      }
      attributes[keyPath: path] = type.read(node, context)
    }
    self.merge = { attributes, later in
      guard let new = later[keyPath: path] else { return }
      let old = attributes[keyPath: path]
      attributes[keyPath: path] = combine.flatMap { combine in old.map { combine($0, new) } } ?? new
    }
    self.clear = { attributes in attributes[keyPath: path] = nil }
  }
}
