package import Graphics

extension Path {
  /// The outline of a shape in curves, clockwise, from the end of its upper edge; radii that overlap are made smaller.
  ///
  /// For documents that are drawn at any size; pixels are filled from the lines of `rounded(_:detail:)`.
  package static func curved(_ shape: RoundedRect) -> Path {
    let rect = shape.rect
    guard !(rect.width < 0 || rect.height < 0) else { return Path() }
    let radii = shape.fittedRadii
    var path = Path()
    for (corner, size, inward) in [
      (Point(x: rect.maxX, y: rect.y), radii.topRight, (-1.0, 1.0)),
      (Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, (-1, -1)),
      (Point(x: rect.x, y: rect.maxY), radii.bottomLeft, (1, -1)), (rect.origin, radii.topLeft, (1, 1)),
    ] {
      let points = size == .zero ? [Point.zero] : shape.curve.points(isReversed: inward.0 == inward.1)
      path.addCurves(
        points.map { Point(x: corner.x + $0.x * size.width * inward.0, y: corner.y + $0.y * size.height * inward.1) })
    }
    path.elements.append(.close)
    return path
  }

  /// Goes on with a line to the first of some points, then with a curve for each three of them.
  private mutating func addCurves(_ points: [Point]) {
    guard let first = points.first else { return }
    elements.append(elements.isEmpty ? .move(first) : .line(first))
    for start in stride(from: 1, to: points.count - 2, by: 3) {
      elements.append(.curve(points[start], points[start + 1], points[start + 2]))
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
