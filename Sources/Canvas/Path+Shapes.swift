package import Graphics

extension Path {
  /// A rectangle with corners of quarter ellipses, clockwise; radii that overlap are made smaller as CSS does it.
  package static func roundedRect(_ rect: Rect, _ radii: CornerRadii) -> Path {
    rounded(RoundedRect(rect, radii))
  }

  /// The outline of a shape, clockwise, from the end of its upper edge; radii that overlap are made smaller.
  ///
  /// It is a line of points, one in every row of pixels where it is drawn `detail` times as large.
  package static func rounded(_ shape: RoundedRect, detail: Double = 1) -> Path {
    let rect = shape.rect
    // Turned inside out it covers nothing.
    guard !(rect.width < 0 || rect.height < 0) else { return Path() }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let corners = shape.fittedRadii
    var pen = CornerPen(curve: shape.curve, detail: detail)
    pen.addCorner(corners.topRight, at: Point(x: right, y: top), toward: (-1, 1))
    pen.addCorner(corners.bottomRight, at: Point(x: right, y: bottom), toward: (-1, -1))
    pen.addCorner(corners.bottomLeft, at: Point(x: left, y: bottom), toward: (1, -1))
    pen.addCorner(corners.topLeft, at: Point(x: left, y: top), toward: (1, 1))
    pen.path.elements.append(.close)
    return pen.path
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

extension RoundedRect {
  /// The radii made smaller where they overlap; a continuous corner takes more of its edges than its radius.
  package var fittedRadii: CornerRadii {
    guard curve == .continuous else { return radii.fitted(to: rect.size) }
    let reach = ContinuousCorner.reach
    return radii.fitted(to: Size(width: rect.width / reach, height: rect.height / reach))
  }

  /// The shape with its edges moved inwards, its corners running alongside.
  package func inset(by widths: Insets) -> RoundedRect {
    RoundedRect(rect.inset(by: widths), fittedRadii.inset(by: widths), curve: curve)
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
