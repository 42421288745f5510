import Graphics
import Problems
import Scene

/// What people must see or touch, where bars and the home indicator are.
func viewsOutsideSafeArea(_ screen: LintedScreen) -> [Found] {
  guard let safeArea = screen.safeArea else { return [] }
  return screen.outermost { mark in
    guard mark.keepsToSafeArea, screen.cutoutKind(over: mark) == nil else { return nil }
    let seen = screen.visible(mark)
    guard !seen.isEmpty else { return nil }
    var reach = seen.reach(over: safeArea)
    if mark.kind == .picture { reach = reach.withoutEdges(of: screen.picture, reachedBy: seen) }
    guard reach.longest > 1 else { return nil }
    let points = screen.points(reach.longest)
    let edge = reach.longestEdge
    return Found(
      .outsideSafeArea, .outsideSafeArea(screen.subject(of: mark), edge: edge, points: points), extent: points,
      at: mark.view)
  }
}

extension Mark {
  /// Whether bars and cutouts must not be over it: rows of a list are as wide as the screen, and what is in them is not.
  var keepsToSafeArea: Bool { kind != .surface && !(kind == .touch && role == .cell) }
}

extension Insets {
  /// The same without the edges of the screen up to which a picture goes: it is meant to be behind bars.
  fileprivate func withoutEdges(of picture: Rect, reachedBy area: Rect) -> Insets {
    Insets(
      top: area.y <= picture.y ? 0 : top, left: area.x <= picture.x ? 0 : left,
      bottom: area.maxY >= picture.maxY ? 0 : bottom, right: area.maxX >= picture.maxX ? 0 : right)
  }

  /// The edge of the longest.
  fileprivate var longestEdge: String {
    switch longest {
    case top: "top"
    case bottom: "bottom"
    case left: "left"
    default: "right"
    }
  }
}
