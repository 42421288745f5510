import Problems

/// A mask as a comparison had it.
struct MaskUse: Sendable {
  /// Where the mask stands.
  var location: SourceLocation
  /// The paths of views that it names.
  var views: [String]
  /// Whether it left anything out.
  var isHit = false
  /// The path of a view that may be meant where none was found.
  var nearest: String?
}

extension [Outcome] {
  /// Warns of masks that left nothing out of any picture: their words are wrong, or they are not needed any more.
  mutating func warnOfIdleMasks() {
    let hit = Set(flatMap(\.masks).filter(\.isHit).map(\.location))
    for index in indices {
      for mask in self[index].masks where !hit.contains(mask.location) {
        let problem = SuiteProblem.idleMask(views: mask.views, nearest: mask.nearest)
        self[index].diagnostics.append(Diagnostic(.suite(problem), severity: .warning, at: mask.location))
      }
    }
  }
}
