internal import Graphics

extension ContinuousCorner {
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
