import Graphics
import Layout
import Problems

/// What people must see or touch, cut off by a view around it that clips.
func clippedViews(_ screen: LintedScreen) -> [Found] {
  screen.outermost { mark in
    guard let clip = screen.clips[mark.view], let loss = mark.loss(by: clip) else { return nil }
    let points = screen.points(loss)
    return Found(
      .clipped,
      .clipped(
        screen.subject(of: mark), by: screen.clipping(mark), points: points, isAll: mark.area.intersection(clip).isEmpty
      ), extent: points,
      at: mark.view)
  }
}

extension LintedScreen {
  /// The path of the nearest view around a mark that cuts something off it.
  fileprivate func clipping(_ mark: Mark) -> String {
    var next = views[mark.view].parent
    while let index = next {
      let view = views[index]
      if view.style.clips, mark.loss(by: view.pixels.rect) != nil { return view.path }
      next = view.parent
    }
    return ""
  }
}

extension Mark {
  /// How many pixels a rectangle leaves out at the worst edge; nil where it leaves out nothing that matters.
  ///
  /// A picture that reaches over both edges of the rectangle, or over one and up to the other, is cut on purpose.
  func loss(by bounds: Rect) -> Double? {
    var reach = area.reach(over: bounds)
    if kind == .picture {
      if area.x <= bounds.x, area.maxX >= bounds.maxX { (reach.left, reach.right) = (0, 0) }
      if area.y <= bounds.y, area.maxY >= bounds.maxY { (reach.top, reach.bottom) = (0, 0) }
    }
    return reach.longest > (kind == .letters ? 1 : 0.5) ? reach.longest : nil
  }
}
