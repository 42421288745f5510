package import Graphics

extension Path {
  /// The outline of a shape in curves, clockwise, from the end of its upper edge; radii that overlap are made smaller.
  ///
  /// For documents that are drawn at any size; pixels are filled from the lines of `rounded(_:detail:)`.
  package static func curved(_ shape: RoundedRect) -> Path {
    var path = Path()
    for corner in shape.corners { path.addCurves(corner) }
    if !path.elements.isEmpty { path.elements.append(.close) }
    return path
  }

  /// What lies between a shape and the same one with its edges moved inwards, without the edges that both share: viewers
  /// draw a line wherever an outline runs, however thin what is inside.
  static func curvedSides(of shape: RoundedRect, widths: Insets) -> Path {
    let (outer, inner) = (shape.corners, shape.inset(by: widths).corners)
    let hasSide = widths.sides.map { !($0 <= 0) }
    guard outer.count == 4, inner.count == 4 else { return curved(shape) }
    var path = Path()
    // Each row of sides with a width, from the corner before its first one.
    for first in 0..<4 where hasSide[first] && !hasSide[(first + 3) % 4] {
      var corners = [(first + 3) % 4]
      while hasSide[(corners[corners.count - 1] + 1) % 4] { corners.append((corners[corners.count - 1] + 1) % 4) }
      for corner in corners { path.addCurves(outer[corner]) }
      for corner in corners.reversed() { path.addCurves(inner[corner].reversed()) }
      path.elements.append(.close)
    }
    return path
  }

  /// Goes on with a line to the first of some points, then with a curve for each three of them.
  private mutating func addCurves(_ points: [Point]) {
    guard let first = points.first else { return }
    let begins = elements.last == nil || elements.last == .close
    elements.append(begins ? .move(first) : .line(first))
    for start in stride(from: 1, to: points.count - 2, by: 3) {
      elements.append(.curve(points[start], points[start + 1], points[start + 2]))
    }
  }
}

extension Insets {
  /// The distances clockwise from the top.
  var sides: [Double] { [top, right, bottom, left] }
}

extension RoundedRect {
  /// The corners clockwise from the upper right, each as `CornerCurve.points` has it; none where it is inside out.
  fileprivate var corners: [[Point]] {
    guard !(rect.width < 0 || rect.height < 0) else { return [] }
    let radii = fittedRadii
    return [
      (Point(x: rect.maxX, y: rect.y), radii.topRight, (-1.0, 1.0)),
      (Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, (-1, -1)),
      (Point(x: rect.x, y: rect.maxY), radii.bottomLeft, (1, -1)), (rect.origin, radii.topLeft, (1, 1)),
    ].map { corner, size, inward in
      let points = size == .zero ? [Point.zero] : curve.points(isReversed: inward.0 == inward.1)
      return points.map {
        Point(x: corner.x + $0.x * size.width * inward.0, y: corner.y + $0.y * size.height * inward.1)
      }
    }
  }
}

extension CornerCurve {
  /// A corner in radii along its edges, from the horizontal to the vertical one or back: a point, then two controls and an
  /// end for each curve.
  fileprivate func points(isReversed: Bool) -> [Point] {
    let points: [Point]
    switch self {
    case .circular:
      // Four thirds of the tangent of a sixteenth of a turn: the curve is nowhere off by more than 0.03 % of the radius.
      let control = 1 - 0.552_284_749_830_793
      points = [Point(x: 1, y: 0), Point(x: control, y: 0), Point(x: 0, y: control), Point(x: 0, y: 1)]
    case .continuous:
      let (first, middle) = (ContinuousCorner.first, ContinuousCorner.middle)
      // The short straight lines beside the middle are curves with their controls at the ends.
      let bridge = [first[3], middle[0], middle[0]]
      let half = first + bridge
      points = half + middle.dropFirst() + half.reversed().dropFirst().map { Point(x: $0.y, y: $0.x) }
    }
    return isReversed ? points.reversed() : points
  }
}
