import Graphics
import Layout
import Problems
import Scene

/// Siblings on top of each other where nothing asks for that: an overlay does, a negative spacing, two cells said to be
/// one, and a backdrop that has all of the other in it.
func overlappingSiblings(_ screen: LintedScreen) -> [Found] {
  var marks = MarkedViews(screen)
  return screen.views.indices.flatMap { index -> [Found] in
    let children = screen.children(of: index)
    let layout = screen.views[index].style.layout
    guard children.count > 1, screen.isShown[index], !layout.asksForOverlap(of: children, screen) else { return [] }
    return marks.overlaps(of: children, inGrid: layout.word == "grid")
  }
}

extension ContainerLayout {
  /// Whether the author says that children are on top of each other.
  fileprivate func asksForOverlap(of children: [Int], _ screen: LintedScreen) -> Bool {
    switch self {
    case .overlay: return true
    case .stack(let stack):
      if stack.spacing?.isNegative == true || stack.lineSpacing?.isNegative == true { return true }
      return children.contains { child in
        if case .points(let gap)? = screen.views[child].style.spacingAfter { gap < 0 } else { false }
      }
    case .grid, .frames, .constraints: return false
    }
  }
}

extension Length {
  fileprivate var isNegative: Bool {
    switch self {
    case .points(let value), .percent(let value), .designWidth(let value), .designHeight(let value),
      .pixels(let value):
      value < 0
    case .device: false
    }
  }
}
