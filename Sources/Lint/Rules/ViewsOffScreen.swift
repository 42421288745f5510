import Graphics
import Problems

/// What people must see or touch, and is not on the screen, or not all of it.
func viewsOffScreen(_ screen: LintedScreen) -> [Found] {
  screen.outermost { mark in
    var mark = mark
    if let clip = screen.clips[mark.view] {
      mark.area = mark.area.intersection(clip)
      guard !mark.area.isEmpty else { return nil }
    }
    guard let loss = mark.loss(by: screen.picture) else { return nil }
    let points = screen.points(loss)
    let isAll = mark.area.intersection(screen.picture).isEmpty
    return Found(
      .offScreen, .offScreen(screen.subject(of: mark), points: points, isAll: isAll), extent: points, at: mark.view)
  }
}
