extension Path {
  /// The smallest rectangle around the outline, its curves and not their control points; nil for an empty path.
  package var bounds: Rect? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    func take(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
    }
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        take(point)
      case .line(let point):
        current = point
        take(point)
      case .curve(let first, let second, let end):
        let curve = Cubic(start: current, first: first, second: second, end: end)
        curve.turningPoints.forEach(take)
        take(end)
        current = end
      case .close: current = start
      }
    }
    guard let box else { return nil }
    return Rect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}

/// One cubic Bézier curve.
private struct Cubic {
  var start, first, second, end: Point

  /// Where the curve runs exactly along one of the axes.
  var turningPoints: [Point] {
    (Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)).map(point)
  }

  private func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The zeros, strictly between the ends, of the derivative of one coordinate.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var zeros: [Double] = []
    if abs(a) < 1e-12 {
      if b != 0 { zeros = [-c / b] }
    } else {
      let root = b * b - 4 * a * c
      guard root >= 0 else { return [] }
      zeros = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
    return zeros.filter { $0 > 0 && $0 < 1 }
  }
}
