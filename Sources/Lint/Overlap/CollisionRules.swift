import Graphics
import Layout

/// Which marks may be on which.
struct CollisionRules {
  let screen: LintedScreen
  /// Whether a view and everything around it is opaque as a whole.
  private let isSolid: [Bool]
  /// What nothing is seen through, in painting order.
  private let covers: [Mark]

  init(_ screen: LintedScreen, _ marks: [Mark]) {
    self.screen = screen
    var isSolid: [Bool] = []
    for view in screen.views { isSolid.append(view.style.opacity == 1 && (view.parent.map { isSolid[$0] } ?? true)) }
    self.isSolid = isSolid
    covers = marks.filter { $0.isOpaque && isSolid[$0.view] }
  }

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
    var (low, high) = (0, covers.count)
    while low < high {
      let middle = (low + high) / 2
      if covers[middle].view > behind.view { high = middle } else { low = middle + 1 }
    }
    return covers[low...].prefix { $0.view < last }.contains { isCovered(shared, by: $0) }
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
