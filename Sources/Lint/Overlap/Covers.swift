import Graphics
import Layout

/// What of a screen nothing is seen through, such as sheets and bars, in painting order.
struct Covers {
  private let screen: LintedScreen
  /// Whether a view and everything around it is opaque as a whole.
  private let isSolid: [Bool]
  private let marks: [Mark]

  init(_ screen: LintedScreen) {
    self.screen = screen
    var isSolid: [Bool] = []
    for view in screen.views { isSolid.append(view.style.opacity == 1 && (view.parent.map { isSolid[$0] } ?? true)) }
    self.isSolid = isSolid
    marks = screen.views.indices.flatMap { index -> [Mark] in
      guard screen.isShown[index], isSolid[index] else { return [] }
      return screen.marks(of: index).filter(\.isOpaque)
    }
  }

  /// Whether something painted after one view and before another hides all of an area.
  func part(_ area: Rect, from behind: Int, before front: Int) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].view > behind { high = middle } else { low = middle + 1 }
    }
    return marks[low...].prefix { $0.view < front }.contains { isCovered(area, by: $0) }
  }

  /// Whether all of a text is behind something that nothing shines through.
  func hides(_ front: Mark, _ behind: Mark) -> Bool {
    front.isOpaque && behind.kind == .letters && isSolid[front.view] && isCovered(behind.area, by: front)
  }

  /// Whether all of a rectangle is inside the shape of a view's paint.
  private func isCovered(_ area: Rect, by cover: Mark) -> Bool {
    guard cover.area.contains(area, tolerance: 1) else { return false }
    let view = screen.views[cover.view]
    let corners = [view.radii.topLeft, view.radii.topRight, view.radii.bottomRight, view.radii.bottomLeft]
    let (width, height) = (corners.map(\.width).max() ?? 0, corners.map(\.height).max() ?? 0)
    guard width > 0, height > 0 else { return true }
    let shape = view.pixels.rect
    // What has round corners has no dents: all of a rectangle is behind where its corners are.
    return [(area.x, area.y), (area.maxX, area.y), (area.x, area.maxY), (area.maxX, area.maxY)].allSatisfy { x, y in
      let across = max(0, shape.x + width - x, x - shape.maxX + width) / width
      let along = max(0, shape.y + height - y, y - shape.maxY + height) / height
      return across * across + along * along <= 1
    }
  }
}
