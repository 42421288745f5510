extension Field {
  /// Every key of nodes that this version reads, in the order of scene-format section 3.2.
  static let all: [Field] = size + placement + container + pixels + paint + meaning + text + picture + screen + content

  /// The rows by key.
  static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

  /// The keys that make the kind of a node.
  static let contentKeys: [(key: String, kind: Node.Kind)] = [
    ("text", .text), ("image", .image), ("path", .path), ("line", .line), ("spacer", .spacer),
    ("screen", .screen),
  ]

  /// The keys of which a node has one at most.
  static let contentWords = ["each", "use", "slot"] + contentKeys.map(\.key)

  /// Keys of nodes that stand for other nodes or hold them.
  static let structureKeys = ["id", "children", "when", "use", "each", "slot"]

  /// What the format has in another place or not yet, and this version does not read there.
  static let unbuiltElsewhere = ["tolerance", "tolerances"]

  /// The keys that a node of a kind can have, for the nearest of them.
  static func keys(of kind: Node.Kind) -> [String] {
    let own = all.filter { $0.kinds.isEmpty || $0.kinds.contains(kind) }.map(\.key)
    return own + structureKeys + contentKeys.map(\.key).filter { !own.contains($0) }
  }
}
