import References

/// Pending snapshots that are decided together: one cause, one decision.
package struct ReviewGroup: Hashable, Sendable {
  /// What they have in common.
  package enum Kind: Hashable, Sendable {
    /// The same pixels became the same other pixels.
    case change(String)
    /// A scene whose references are missing.
    case new(scene: String)
    /// Only the companions differ.
    case companion
    /// The references were drawn by another engine.
    case engine
    /// The references have changed since they were compared.
    case stale
    /// Pictures that are not as a test left them.
    case foreign
    /// Pictures that cannot be read.
    case damaged

    /// Design changes first, then what is one fact for many, last what cannot be accepted.
    fileprivate var rank: Int {
      switch self {
      case .change, .new: 0
      case .companion: 1
      case .engine: 2
      case .stale, .foreign, .damaged: 3
      }
    }
  }

  /// What the snapshots have in common.
  package let kind: Kind
  /// The snapshots, never none.
  package private(set) var snapshots: [ReviewSnapshot]

  /// The groups of some snapshots, each in the order of its first one.
  package static func all(of snapshots: [ReviewSnapshot]) -> [ReviewGroup] {
    var groups: [ReviewGroup] = []
    var places: [Kind: Int] = [:]
    for snapshot in snapshots {
      let kind = Kind(snapshot)
      if let place = places[kind] {
        groups[place].snapshots.append(snapshot)
      } else {
        places[kind] = groups.count
        groups.append(ReviewGroup(kind: kind, snapshots: [snapshot]))
      }
    }
    return (0...3).flatMap { rank in groups.filter { $0.kind.rank == rank } }
  }
}

extension ReviewGroup.Kind {
  fileprivate init(_ snapshot: ReviewSnapshot) {
    let entry = snapshot.entry
    switch entry.state {
    case .new: self = .new(scene: scene(of: entry.stem))
    case .companionOnly: self = .companion
    case .stale: self = .stale
    case .foreign: self = .foreign
    case .damaged: self = .damaged
    case .changed: self = snapshot.engineDiffers ? .engine : .change(cause(of: snapshot))
    }
  }
}

/// What changed: the digest that the test made of it, or else of all pixels before and after, or else the snapshot alone.
private func cause(of snapshot: ReviewSnapshot) -> String {
  if let digest = snapshot.facts?.changeDigest { return "change " + digest }
  guard let new = snapshot.entry.new, let reference = snapshot.entry.reference else {
    return "snapshot " + snapshot.entry.stem
  }
  return "pixels \(reference.pixels) \(new.pixels)"
}

private func scene(of stem: String) -> String {
  stem.lastIndex(of: "/").map { String(stem[..<$0]) } ?? ""
}
