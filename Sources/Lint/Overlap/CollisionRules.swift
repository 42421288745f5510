import Graphics
import Layout

/// Which marks may be on which.
struct CollisionRules {
  private let views: [PlacedView]
  private let scale: Double
  /// Whether a view and everything around it is opaque as a whole.
  private let isSolid: [Bool]

  init(_ screen: LintedScreen) {
    views = screen.views
    scale = screen.scale
    var isSolid: [Bool] = []
    for view in screen.views { isSolid.append(view.style.opacity == 1 && (view.parent.map { isSolid[$0] } ?? true)) }
    self.isSolid = isSolid
  }

  /// A point, and the pixel that rounding may add to it, is a matter of rounding, or of how high letters are.
  func counts(_ area: Rect) -> Bool { area.width > scale + 1 && area.height > scale + 1 }

  /// Whether one mark on another is a fault.
  func collide(_ front: Mark, over behind: Mark) -> Bool {
    guard counts(front.area.intersection(behind.area)) else { return false }
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
    guard front.isOpaque, behind.kind == .letters, isSolid[front.view],
      front.area.contains(behind.area, tolerance: 1)
    else { return false }
    let view = views[front.view]
    let corners = [view.radii.topLeft, view.radii.topRight, view.radii.bottomRight, view.radii.bottomLeft]
    let (width, height) = (corners.map(\.width).max() ?? 0, corners.map(\.height).max() ?? 0)
    guard width > 0, height > 0 else { return true }
    let (shape, text) = (view.pixels.rect, behind.area)
    // Text is a rectangle, and what has round corners has no dents: all of it is behind where its corners are.
    return [(text.x, text.y), (text.maxX, text.y), (text.x, text.maxY), (text.maxX, text.maxY)].allSatisfy { x, y in
      let across = max(0, shape.x + width - x, x - shape.maxX + width) / width
      let along = max(0, shape.y + height - y, y - shape.maxY + height) / height
      return across * across + along * along <= 1
    }
  }
}
