import Scene

/// Gives out the paths of views, in preorder (see `PlacedView.path`).
struct ViewPaths {
  /// What has an id, or the scene, and what of its views has none so far.
  private struct Scope {
    /// The beginning of the paths of what is inside.
    var prefix: String
    /// How many views of each kind without an id it has had; a few kinds need no dictionary.
    var counts: [(kind: Node.Kind, count: Int)] = []

    /// The number of the next view of a kind.
    mutating func number(_ kind: Node.Kind) -> Int {
      guard let index = counts.firstIndex(where: { $0.kind == kind }) else {
        counts.append((kind, 1))
        return 0
      }
      defer { counts[index].count += 1 }
      return counts[index].count
    }
  }

  private var scopes = [Scope(prefix: "")]
  /// For each view so far, the number of the scope that what is inside it is in.
  private var inside: [Int] = []

  /// The path of the next view.
  mutating func next(id: String?, kind: Node.Kind, in parent: Int?) -> String {
    let scope = parent.map { inside[$0] } ?? 0
    var path = scopes[scope].prefix
    if let id {
      path += id
      inside.append(scopes.count)
      scopes.append(Scope(prefix: path + "/"))
    } else {
      inside.append(scope)
      path += kind.rawValue
      path += "["
      path += String(scopes[scope].number(kind))
      path += "]"
    }
    return path
  }
}
