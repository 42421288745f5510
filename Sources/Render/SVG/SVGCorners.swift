import Canvas
import Graphics

/// The outline of a rounded rectangle as path data, clockwise from the end of its upper left corner.
func roundedOutline(_ shape: RoundedRect) -> String {
  let (rect, radii) = (shape.rect, shape.fittedRadii)
  let corners = [
    SVGCorner(Point(x: rect.maxX, y: rect.y), radii.topRight, inward: (-1, 1), shape.curve),
    SVGCorner(Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, inward: (-1, -1), shape.curve),
    SVGCorner(Point(x: rect.x, y: rect.maxY), radii.bottomLeft, inward: (1, -1), shape.curve),
    SVGCorner(rect.origin, radii.topLeft, inward: (1, 1), shape.curve),
  ]
  let start = corners[3].end
  return "M" + svgNumbers([start.x, start.y]) + corners.map(\.data).joined() + " Z"
}

/// A corner of an outline that is walked along clockwise.
private struct SVGCorner {
  let corner: Point
  let radii: Size
  /// The signs of the way from the corner into the rectangle.
  let inward: (x: Double, y: Double)
  let curve: CornerCurve

  /// The outline of UIKit's corners from the horizontal edge to the middle, in radii along the two edges.
  ///
  /// The rest is its mirror image. Where the first curve ends and the middle one begins lies a short straight line.
  private static let first: [(Double, Double)] = [
    (1.52866483, 0), (1.08849299, 0), (0.86840701, 0), (0.66993397, 0.065496),
  ]
  private static let middle: [(Double, Double)] = [(0.63149399, 0.074911), (0.37282401, 0.16906001)]

  init(_ corner: Point, _ radii: Size, inward: (x: Double, y: Double), _ curve: CornerCurve) {
    self.corner = corner
    self.radii = radii
    self.inward = inward
    self.curve = curve
  }

  /// Upper right and lower left begin at their horizontal edge, the others end there.
  private var beginsHorizontally: Bool { inward.x != inward.y }
  private var isSquare: Bool { radii.width <= 0 || radii.height <= 0 }
  private var reach: Double { curve == .continuous ? Self.first[0].0 : 1 }

  /// Where the corner begins and ends.
  private var begin: Point { beginsHorizontally ? place((reach, 0)) : place((0, reach)) }
  var end: Point { isSquare ? corner : beginsHorizontally ? place((0, reach)) : place((reach, 0)) }

  /// The way to the corner and around it.
  var data: String {
    guard !isSquare else { return " L" + svgNumbers([corner.x, corner.y]) }
    let line = " L" + svgNumbers([begin.x, begin.y])
    guard curve == .continuous else {
      return line + " A\(svgNumbers([radii.width, radii.height])) 0 0 1 \(svgNumbers([end.x, end.y]))"
    }
    let half = Self.first + Self.middle
    let all = half + half.reversed().map { ($0.1, $0.0) }
    let points = (beginsHorizontally ? all : all.reversed()).map(place)
    func numbers(_ range: ClosedRange<Int>) -> String { svgNumbers(points[range].flatMap { [$0.x, $0.y] }) }
    return line + " C" + numbers(1...3) + " L" + numbers(4...4) + " C" + numbers(5...7) + " L" + numbers(8...8) + " C"
      + numbers(9...11)
  }

  private func place(_ point: (Double, Double)) -> Point {
    Point(x: corner.x + point.0 * radii.width * inward.x, y: corner.y + point.1 * radii.height * inward.y)
  }
}
