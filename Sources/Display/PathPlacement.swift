import Graphics

extension Path {
  /// The outline with one rectangle of its coordinates moved onto another; a side without extent is only scaled.
  func moved(from source: Rect, to target: Rect, scale: Double) -> Path {
    let x = source.width > 0 ? target.width / source.width : scale
    let y = source.height > 0 ? target.height / source.height : scale
    func move(_ point: Point) -> Point {
      Point(x: target.x + (point.x - source.x) * x, y: target.y + (point.y - source.y) * y)
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let first, let second, let end): .curve(move(first), move(second), move(end))
        case .close: .close
        }
      })
  }

  /// Whether the outline, with so much added around it, stays in a box.
  func isInside(_ box: Rect, reach: Double) -> Bool {
    guard let bounds else { return true }
    // Float noise of the move onto the box is no overhang.
    let slack = 1e-6 - reach
    return bounds.x >= box.x - slack && bounds.y >= box.y - slack && bounds.maxX <= box.maxX + slack
      && bounds.maxY <= box.maxY + slack
  }
}

extension StrokeStyle {
  /// The style for an outline drawn with so many pixels in a point.
  func scaled(by scale: Double) -> StrokeStyle {
    StrokeStyle(
      width: width * scale, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * scale },
      dashPhase: dashPhase * scale)
  }

  /// How far the line may lie from its outline: pointed corners and square ends go farther than half the width.
  var reach: Double { width / 2 * (join == .miter ? max(miterLimit, 2) : 2) }
}
