import Graphics

/// What was tried of a scope while another one around it looked for its own solution.
///
/// Scopes that ask how large scopes inside them are, several times each, would else try those inside twice as often with
/// each level of nesting. After some trials the last answer is as good as any.
struct ScopeTrials {
  /// The heights of its content at the widths that were asked for.
  private(set) var heights: [(width: Double, height: Double)] = []
  private(set) var lastHeight: Double?
  /// The frames of its children in a size and at a place.
  private(set) var lastPlacements: (size: Size, frame: Rect, placements: [Solver.Placement])?
  private var count = 0
  /// Whether the last answer stood in for one that was not tried.
  private(set) var isGuessed = false

  static let most = 12

  /// Whether there were so many trials that there are no more.
  var isExhausted: Bool { count >= Self.most }

  /// Takes that the last answer stood in for another.
  mutating func guess() { isGuessed = true }

  mutating func note(_ height: Double, at width: Double) {
    count += 1
    lastHeight = height
    if !isExhausted { heights.append((width, height)) }
  }

  mutating func note(_ placements: [Solver.Placement], in size: Size, at frame: Rect) {
    count += 1
    lastPlacements = (size, frame, placements)
  }

  /// Forgets what depends on a padding that has changed, but not how often it was tried.
  mutating func forget() {
    heights = []
    if !isExhausted { lastPlacements = nil }
  }
}
