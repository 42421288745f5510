internal import Graphics

/// Draws the outline of a shape corner by corner.
struct CornerPen {
  var path = Path()
  let curve: CornerCurve
  let detail: Double

  init(curve: CornerCurve, detail: Double) {
    self.curve = curve
    self.detail = detail
  }

  /// Goes around a corner, clockwise; `inward` has the signs of the way from it into the rectangle.
  mutating func addCorner(_ radii: Size, at corner: Point, toward inward: (x: Double, y: Double)) {
    guard radii != .zero else { return add(corner) }
    let center = Point(x: corner.x + radii.width * inward.x, y: corner.y + radii.height * inward.y)
    // Upper right and lower left begin at the horizontal edge, the other two end there.
    let isReversed = inward.x == inward.y
    let radius = max(radii.width, radii.height) * detail
    switch curve {
    case .circular:
      let quarter = QuarterCircle(radius: radius)
      for step in 0...quarter.steps {
        add(quarter.point(isReversed ? quarter.steps - step : step), around: center, radii, inward)
      }
    case .continuous:
      let points = ContinuousCorner.points(radius: radius)
      for index in points.indices {
        add(points[isReversed ? points.count - 1 - index : index], around: center, radii, inward)
      }
    }
  }

  private mutating func add(_ point: Point, around center: Point, _ radii: Size, _ inward: (x: Double, y: Double)) {
    add(Point(x: center.x - radii.width * point.x * inward.x, y: center.y - radii.height * point.y * inward.y))
  }

  private mutating func add(_ point: Point) {
    path.elements.append(path.elements.isEmpty ? .move(point) : .line(point))
  }
}
