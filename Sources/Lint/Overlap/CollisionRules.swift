import Graphics

/// Which marks may be on which.
struct CollisionRules {
  let screen: LintedScreen
  private let covers: Covers

  init(_ screen: LintedScreen) { (self.screen, covers) = (screen, Covers(screen)) }

  /// Whether one mark on another is a fault.
  func collide(_ front: Mark, over behind: Mark) -> Bool {
    let shared = front.area.intersection(behind.area)
    return screen.counts(shared) && isFault(front, over: behind) && !isApart(front, from: behind, at: shared)
  }

  /// Whether something that nothing is seen through was painted between two marks, wherever they meet, as by a sheet with
  /// letters on it over a picture.
  private func isApart(_ front: Mark, from behind: Mark, at shared: Rect) -> Bool {
    // What is touched is as large as its own paint, which parts nobody from it.
    let last = front.kind == .surface || front.kind == .touch ? front.view : front.view + 1
    return covers.part(shared, from: behind.view, before: last)
  }

  private func isFault(_ front: Mark, over behind: Mark) -> Bool {
    // Letters on letters can never be read.
    if front.kind == .letters, behind.kind == .letters { return true }
    // A text that nobody sees is one too many.
    if hides(front, behind) { return true }
    // What covers all of the other is a sheet or a screen of its own.
    if front.area.contains(behind.area, tolerance: 1) { return front.kind == .letters }
    // What lies wholly on the other has it as its backdrop, but for letters, which are none.
    if behind.area.contains(front.area, tolerance: 1) { return behind.kind == .letters && front.kind != .touch }
    // A badge may be on the corner of a picture or key.
    return front.kind != .surface || behind.kind == .letters
  }

  /// Whether all of a text is behind something that nothing shines through.
  func hides(_ front: Mark, _ behind: Mark) -> Bool { covers.hides(front, behind) }
}
