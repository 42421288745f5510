internal import Graphics

/// The corner of a phone's screen or icon: bent more and more, not straight and then at once a circle.
///
/// The numbers are those of UIKit's outlines, in radii from the corner along its two edges.
package enum ContinuousCorner {
  /// How much of each edge a corner takes.
  package static let reach = 1.52866483

  /// The first half as curves: where it begins, then two controls and an end for each curve.
  private static let first = [
    Point(x: 1.52866483, y: 0), Point(x: 1.08849299, y: 0), Point(x: 0.86840701, y: 0),
    Point(x: 0.66993397, y: 0.065496),
  ]
  /// The middle, which is its own mirror image.
  private static let middle = [
    Point(x: 0.63149399, y: 0.074911), Point(x: 0.37282401, y: 0.16906001), Point(x: 0.16906001, y: 0.37282401),
    Point(x: 0.074911, y: 0.63149399),
  ]

  /// A line of points for a radius in pixels, from (0, 1) beyond the horizontal edge's end to the vertical one's, around
  /// the middle of a circle of radius 1.
  static func points(radius: Double) -> [Point] {
    // As many as a quarter circle has, and for the same reason.
    let steps = radius < 32768 ? Int((max(0, radius) * 0.8).rounded(.up)) + 2 : 64
    var half = (0...steps).map { Cubic(first).point(Double($0) / Double(steps)) }
    // Half of the middle, up to where both coordinates are the same.
    half += (0..<steps).map { Cubic(middle).point(Double($0) / Double(2 * steps)) }
    let center = Cubic(middle).point(0.5)
    let mirrored = half.reversed().map { Point(x: $0.y, y: $0.x) }
    return (half + [Point(x: center.x, y: center.x)] + mirrored).map { Point(x: 1 - $0.x, y: 1 - $0.y) }
  }
}

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
