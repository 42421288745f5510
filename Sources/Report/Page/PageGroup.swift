import Farm
import References

/// Snapshots that are decided together: one cause, one decision.
enum PageGroup: Hashable {
  /// The same pixels became the same other pixels.
  case change(String)
  /// A scene whose references are missing.
  case new(scene: String)
  /// The references were drawn by another engine.
  case engine

  /// The group of a snapshot; nil where it is alone, or has nothing to decide.
  init?(_ outcome: Outcome) {
    if outcome.isEngineMismatch {
      self = .engine
    } else if outcome.word == .missing {
      self = .new(scene: outcome.identity.scene)
    } else if outcome.word == .changed || outcome.word == .sizeChanged {
      self = .change(outcome.changeDigest ?? outcome.identity.description)
    } else {
      return nil
    }
  }

  /// The groups in the order of the run.
  static func all(in outcomes: [Outcome]) -> [PageGroup] {
    var seen: Set<PageGroup> = []
    return outcomes.compactMap { PageGroup($0) }.filter { seen.insert($0).inserted }
  }

  var id: String {
    switch self {
    case .change(let digest): "change:\(digest)"
    case .new(let scene): "new:\(scene)"
    case .engine: "engine"
    }
  }

  var json: JSONValue {
    let kind: JSONValue =
      switch self {
      case .change: "change"
      case .new: "new"
      case .engine: "engine"
      }
    return .record(["id": .string(id), "kind": kind])
  }
}
