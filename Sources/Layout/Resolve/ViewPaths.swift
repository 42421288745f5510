import Scene

/// Gives out the paths of views, in preorder (see `PlacedView.path`).
struct ViewPaths {
  /// For each view so far, the path of the nearest view with an id, itself included; empty where there is none.
  private var scopes: [String] = []
  /// How many views of each kind without an id a scope has had so far.
  private var counts: [String: [Node.Kind: Int]] = [:]

  /// The path of the next view.
  mutating func next(id: String?, kind: Node.Kind, in parent: Int?) -> String {
    let scope = parent.map { scopes[$0] } ?? ""
    let prefix = scope.isEmpty ? "" : scope + "/"
    if let id {
      scopes.append(prefix + id)
      return prefix + id
    }
    scopes.append(scope)
    let number = counts[scope, default: [:]][kind, default: 0]
    counts[scope, default: [:]][kind] = number + 1
    return "\(prefix)\(kind.rawValue)[\(number)]"
  }
}
