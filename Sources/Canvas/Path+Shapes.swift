package import Graphics

extension Path {
  /// A rectangle with corners of quarter ellipses, clockwise; radii that overlap are made smaller as CSS does it.
  package static func roundedRect(_ rect: Rect, _ radii: CornerRadii) -> Path {
    // Turned inside out it covers nothing.
    guard !(rect.width < 0 || rect.height < 0) else { return Path() }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let corners = radii.fitted(to: rect.size)
    var path = Path()
    path.addCorner(corners.topRight, at: Point(x: right, y: top), toward: (-1, 1))
    path.addCorner(corners.bottomRight, at: Point(x: right, y: bottom), toward: (-1, -1))
    path.addCorner(corners.bottomLeft, at: Point(x: left, y: bottom), toward: (1, -1))
    path.addCorner(corners.topLeft, at: Point(x: left, y: top), toward: (1, 1))
    path.elements.append(.close)
    return path
  }

  /// Goes around a corner, clockwise; `inward` has the signs of the way from it into the rectangle.
  private mutating func addCorner(_ radii: Size, at corner: Point, toward inward: (x: Double, y: Double)) {
    guard radii != .zero else { return add(corner) }
    let center = Point(x: corner.x + radii.width * inward.x, y: corner.y + radii.height * inward.y)
    let quarter = QuarterCircle(radius: max(radii.width, radii.height))
    // Upper right and lower left begin at the horizontal edge, the other two end there.
    let isReversed = inward.x == inward.y
    for step in 0...quarter.steps {
      let point = quarter.point(isReversed ? quarter.steps - step : step)
      add(
        Point(x: center.x - radii.width * point.x * inward.x, y: center.y - radii.height * point.y * inward.y))
    }
  }

  private mutating func add(_ point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// The outline scaled about the origin, then moved.
  package func transformed(scaleX: Double = 1, scaleY: Double = 1, x: Double = 0, y: Double = 0) -> Path {
    func moved(_ point: Point) -> Point { Point(x: point.x * scaleX + x, y: point.y * scaleY + y) }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
        case .close: .close
        }
      })
  }

  /// An upper bound of the outline's length: the length of its control polygons.
  var reach: Double {
    var (length, pen, start) = (0.0, Point.zero, Point.zero)
    func go(to point: Point) {
      length += abs(point.x - pen.x) + abs(point.y - pen.y)
      pen = point
    }
    for element in elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let first, let second, let end): [first, second, end].forEach(go)
      case .close: go(to: start)
      }
    }
    return length
  }
}

extension CornerRadii {
  /// The radii made smaller by one factor so that no two meet beyond their side (CSS Backgrounds 3, section 5.5).
  package func fitted(to size: Size) -> CornerRadii {
    let sums = [
      (size.width, topLeft.width + topRight.width), (size.width, bottomLeft.width + bottomRight.width),
      (size.height, topLeft.height + bottomLeft.height), (size.height, topRight.height + bottomRight.height),
    ]
    let factor = sums.reduce(1.0) { factor, side in
      side.1 > side.0 && side.1 > 0 ? min(factor, max(0, side.0) / side.1) : factor
    }
    func smaller(_ corner: Size) -> Size {
      // A corner with one radius of zero is square.
      let isSquare = corner.width <= 0 || corner.height <= 0
      return isSquare ? .zero : Size(width: corner.width * factor, height: corner.height * factor)
    }
    return CornerRadii(
      topLeft: smaller(topLeft), topRight: smaller(topRight), bottomRight: smaller(bottomRight),
      bottomLeft: smaller(bottomLeft))
  }

  /// The radii of the inner edge of a border with its own width on each side.
  package func inset(by widths: Insets) -> CornerRadii {
    func smaller(_ corner: Size, _ width: Double, _ height: Double) -> Size {
      Size(width: max(0, corner.width - width), height: max(0, corner.height - height))
    }
    return CornerRadii(
      topLeft: smaller(topLeft, widths.left, widths.top), topRight: smaller(topRight, widths.right, widths.top),
      bottomRight: smaller(bottomRight, widths.right, widths.bottom),
      bottomLeft: smaller(bottomLeft, widths.left, widths.bottom))
  }
}
