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

  init(_ corner: Point, _ radii: Size, inward: (x: Double, y: Double), _ curve: CornerCurve) {
    self.corner = corner
    self.radii = radii
    self.inward = inward
    self.curve = curve
  }

  /// Upper right and lower left begin at their horizontal edge, the others end there.
  private var beginsHorizontally: Bool { inward.x != inward.y }
  private var isSquare: Bool { radii.width <= 0 || radii.height <= 0 }
  private var reach: Double { curve == .continuous ? ContinuousCorner.reach : 1 }

  /// Where the corner begins and ends.
  private var begin: Point { beginsHorizontally ? place(Point(x: reach, y: 0)) : place(Point(x: 0, y: reach)) }
  var end: Point {
    isSquare ? corner : beginsHorizontally ? place(Point(x: 0, y: reach)) : place(Point(x: reach, y: 0))
  }

  /// The way to the corner and around it.
  var data: String {
    guard !isSquare else { return " L" + svgNumbers([corner.x, corner.y]) }
    let line = " L" + svgNumbers([begin.x, begin.y])
    guard curve == .continuous else {
      return line + " A\(svgNumbers([radii.width, radii.height])) 0 0 1 \(svgNumbers([end.x, end.y]))"
    }
    let half = ContinuousCorner.first + ContinuousCorner.middle.prefix(2)
    let all = half + half.reversed().map { Point(x: $0.y, y: $0.x) }
    let points = (beginsHorizontally ? all : all.reversed()).map(place)
    func numbers(_ range: ClosedRange<Int>) -> String { svgNumbers(points[range].flatMap { [$0.x, $0.y] }) }
    return line + " C" + numbers(1...3) + " L" + numbers(4...4) + " C" + numbers(5...7) + " L" + numbers(8...8) + " C"
      + numbers(9...11)
  }

  private func place(_ point: Point) -> Point {
    Point(x: corner.x + point.x * radii.width * inward.x, y: corner.y + point.y * radii.height * inward.y)
  }
}
