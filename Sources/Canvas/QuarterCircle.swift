internal import Graphics

/// A quarter of the unit circle as a line of points, from (0, 1) to (1, 0).
///
/// Cairo's own curves are not used: they are cut up in the direction they are drawn in, and Cairo rounds an edge that
/// crosses whole rows of pixels to fifteenths of one, differently at its left and right. With a point in every row a
/// circle is the same from all sides. Nothing but sums, products and quotients makes the points, which are the same on
/// every machine.
struct QuarterCircle {
  /// The steps in an eighth.
  private let half: Int

  /// A quarter that is fine enough for a radius in pixels.
  init(radius: Double) {
    // As many as the rows that an eighth crosses, and some. What no picture is large enough for, or is no number, need
    // not be fine.
    half = radius < 32768 ? Int((max(0, radius) * 0.8).rounded(.up)) + 2 : 64
  }

  /// The number of the last point; the first has 0.
  var steps: Int { 2 * half }

  /// The point of a number.
  func point(_ step: Int) -> Point {
    // The second eighth mirrors the first.
    guard step <= half else {
      let mirrored = point(steps - step)
      return Point(x: mirrored.y, y: mirrored.x)
    }
    // The tangent of half the angle makes both coordinates; an eighth ends where it is √2 - 1.
    let tangent = 0.414_213_562_373_095 * Double(step) / Double(half)
    let square = tangent * tangent
    return Point(x: 2 * tangent / (1 + square), y: (1 - square) / (1 + square))
  }
}
