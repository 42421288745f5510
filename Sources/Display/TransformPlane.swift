import Graphics
import Layout

extension PlacedView {
  /// The plane that the view is drawn in, in device pixels: its transform about its origin; nil without one.
  func plane(scale: Double) -> AffineTransform? {
    let box = box(scale: scale)
    switch style.transform {
    case nil: return nil
    case .matrix(let map, let origin):
      var pixels = map
      (pixels.tx, pixels.ty) = (map.tx * scale, map.ty * scale)
      return pixels.about(origin.point(in: box, scale: scale))
    case .steps(let steps):
      let moved = steps.translate.vector(of: box.size, scale: scale)
      return AffineTransform.scale(steps.scale).concatenating(.skew(steps.skew)).concatenating(.rotation(steps.rotate))
        .about(steps.origin.point(in: box, scale: scale)).concatenating(.translation(x: moved.x, y: moved.y))
    }
  }
}

extension Style.Place {
  /// The point in a box of device pixels.
  func point(in box: Rect, scale: Double) -> Point {
    let vector = vector(of: box.size, scale: scale)
    return Point(x: box.x + vector.x, y: box.y + vector.y)
  }

  /// The way from the upper left of a box of a size in device pixels.
  func vector(of size: Size, scale: Double) -> Point {
    Point(x: x.pixels(of: size.width, scale: scale), y: y.pixels(of: size.height, scale: scale))
  }
}

extension Style.Distance {
  /// The distance in device pixels, percentages being of a length in device pixels.
  func pixels(of length: Double, scale: Double) -> Double {
    switch self {
    case .points(let points): points * scale
    case .percent(let percent): percent / 100 * length
    }
  }
}

extension AffineTransform {
  fileprivate static func scale(_ factors: Size) -> AffineTransform {
    AffineTransform(a: factors.width, b: 0, c: 0, d: factors.height, tx: 0, ty: 0)
  }

  fileprivate static func rotation(_ degrees: Double) -> AffineTransform {
    let angle = Angle(degrees: degrees)
    return AffineTransform(a: angle.cosine, b: angle.sine, c: -angle.sine, d: angle.cosine, tx: 0, ty: 0)
  }

  fileprivate static func skew(_ degrees: Size) -> AffineTransform {
    AffineTransform(
      a: 1, b: Angle(degrees: degrees.height).tangent, c: Angle(degrees: degrees.width).tangent, d: 1, tx: 0, ty: 0)
  }

  /// The map with a point in place of the origin.
  fileprivate func about(_ point: Point) -> AffineTransform {
    AffineTransform.translation(x: -point.x, y: -point.y).concatenating(self)
      .concatenating(.translation(x: point.x, y: point.y))
  }

  /// Whether the plane is left with an extent in both directions, and is no farther away than numbers reach.
  var isDrawable: Bool {
    let numbers = [a, b, c, d, tx, ty]
    return numbers.allSatisfy { abs($0) < 1e12 } && abs(a * d - b * c) > 1e-12
  }
}
