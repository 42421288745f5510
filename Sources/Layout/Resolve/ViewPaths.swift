import Scene

/// Gives out the paths of views, in preorder (see `PlacedView.path`).
struct ViewPaths {
  /// What has an id, or the scene, and what of its views has none so far.
  private struct Scope {
    /// The beginning of the paths of what is inside.
    var prefix: String
    /// How the paths of its views without an id begin, and how many it has had, by kind; so few need no dictionary.
    var kinds: [(kind: Node.Kind, beginning: String, count: Int)] = []

    /// The path of the next view of a kind.
    mutating func next(_ kind: Node.Kind) -> String {
      let index = kinds.firstIndex { $0.kind == kind } ?? kinds.count
      if index == kinds.count { kinds.append((kind, prefix + kind.rawValue + "[", 0)) }
      var path = kinds[index].beginning
      path += String(kinds[index].count)
      path += "]"
      kinds[index].count += 1
      return path
    }
  }

  private var scopes = [Scope(prefix: "")]
  /// For each view so far, the number of the scope that what is inside it is in.
  private var inside: [Int] = []

  /// The path of what holds the scene and the system's chrome; what is in it is named as if it were not there.
  mutating func screen() -> String {
    inside.append(0)
    // Its number is taken, for nodes that show a scene are called so too.
    return scopes[0].next(.screen)
  }

  /// The path of the next view.
  mutating func next(id: String?, kind: Node.Kind, in parent: Int?) -> String {
    let scope = parent.map { inside[$0] } ?? 0
    guard let id else {
      inside.append(scope)
      return scopes[scope].next(kind)
    }
    let path = scopes[scope].prefix + id
    inside.append(scopes.count)
    scopes.append(Scope(prefix: path + "/"))
    return path
  }
}
