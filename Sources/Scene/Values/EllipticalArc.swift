import Graphics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An arc of path data, as cubic curves (SVG 1.1 appendix F.6.5 and F.6.6).
struct EllipticalArc {
  /// Where the arc ends.
  let end: Point
  /// Curves of at most a quarter each; a line where a radius is 0, nothing where the ends are one.
  let elements: [Path.Element]

  init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isSweeping: Bool) {
    self.end = end
    guard start != end else {
      elements = []
      return
    }
    // A radius this small is 0 in every picture, and would drown in its own rounding.
    guard abs(radii.width) > 1e-9, abs(radii.height) > 1e-9 else {
      elements = [.line(end)]
      return
    }
    let turn = rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    let ellipse = Ellipse(
      start: start, end: end, radii: radii, turn: turn, isFarSide: isLarge != isSweeping)
    elements = ellipse.curves(isSweeping: isSweeping, end: end)
  }
}

/// The ellipse on which an arc lies, and the angles of the arc's ends on it.
private struct Ellipse {
  private var center = Point.zero
  private var radii: Size
  private let cosine, sine: Double
  private let from, to: Double

  init(start: Point, end: Point, radii: Size, turn: Double, isFarSide: Bool) {
    (cosine, sine) = (cos(turn), sin(turn))
    // F.6.5.1: half the chord, in the ellipse's own axes.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    // F.6.6.2: radii too small for the chord grow until they fit.
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    self.radii = Size(width: rx, height: ry)
    // F.6.5.2: the centre, on the side that the flags choose.
    let share = excess > 0 ? max(0, 1 / excess - 1).squareRoot() : 0
    let factor = isFarSide ? share : -share
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    center = Point(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    from = atan2((y - cy) / ry, (x - cx) / rx)
    to = atan2((-y - cy) / ry, (-x - cx) / rx)
  }

  func curves(isSweeping: Bool, end: Point) -> [Path.Element] {
    var sweep = to - from
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    // A quarter that is one rounding error too long stays one curve.
    let count = max(1, min(4, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (first, last) = (from + step * Double(index), from + step * Double(index + 1))
      let isLast = index == count - 1
      return .curve(
        point(cos(first) - reach * sin(first), sin(first) + reach * cos(first)),
        point(cos(last) + reach * sin(last), sin(last) - reach * cos(last)),
        isLast ? end : point(cos(last), sin(last)))
    }
  }

  /// A point given on the unit circle.
  private func point(_ x: Double, _ y: Double) -> Point {
    let (wide, high) = (x * radii.width, y * radii.height)
    return Point(x: center.x + cosine * wide - sine * high, y: center.y + sine * wide + cosine * high)
  }
}
