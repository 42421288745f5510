internal import Graphics

/// One cubic curve of four points.
struct Cubic {
  let points: (Point, Point, Point, Point)

  init(_ points: [Point]) { self.points = (points[0], points[1], points[2], points[3]) }

  init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) { points = (start, first, second, end) }

  func point(_ t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    let (p, q, r, s) = points
    return Point(x: a * p.x + b * q.x + c * r.x + d * s.x, y: a * p.y + b * q.y + c * r.y + d * s.y)
  }

  /// The points after the first of a line that leaves the curve by no more than a tolerance.
  func flattened(tolerance: Double) -> [Point] {
    let (p, q, r, s) = points
    let bend = max(
      abs(p.x - 2 * q.x + r.x), abs(p.y - 2 * q.y + r.y), abs(q.x - 2 * r.x + s.x), abs(q.y - 2 * r.y + s.y))
    let wanted = (0.75 * bend / max(tolerance, 1e-3)).squareRoot().rounded(.up)
    let steps = wanted < 256 ? max(1, Int(wanted)) : 256
    return (1...steps).map { $0 == steps ? s : point(Double($0) / Double(steps)) }
  }
}
