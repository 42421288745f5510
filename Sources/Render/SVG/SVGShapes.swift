import Graphics

/// A rounded rectangle as the plainest element that draws it.
func svgShape(_ rect: Rect, _ radii: CornerRadii) -> SVGElement {
  let corner = radii.topLeft
  guard radii.isUniform else {
    var path = SVGElement("path")
    path.set("d", roundedOutline(rect, radii))
    return path
  }
  guard corner.width > 0, corner.height > 0 else { return rectangle(rect) }
  if corner.width * 2 == rect.width, corner.height * 2 == rect.height { return ellipse(rect) }
  var element = rectangle(rect)
  element.set("rx", corner.width)
  if corner.height != corner.width { element.set("ry", corner.height) }
  return element
}

/// A ring inside a rounded rectangle, as a line along its middle where that is the same.
func svgBorder(_ rect: Rect, _ radii: CornerRadii, width: Double, _ color: Color) -> SVGElement {
  let inner = rect.inset(by: Insets(all: width))
  let corner = radii.topLeft
  guard !inner.isEmpty else {
    var solid = svgShape(rect, radii)
    solid.paint("fill", color)
    return solid
  }
  // The line along the middle of an ellipse is no ring of even width in our sense: its edges are no ellipses.
  guard radii.isUniform, radii.isZero || corner.width == corner.height && corner.width >= width else {
    var ring = SVGElement("path")
    ring.set("d", roundedOutline(rect, radii) + " " + roundedOutline(inner, radii.inset(by: width)))
    ring.set("fill-rule", "evenodd")
    ring.paint("fill", color)
    return ring
  }
  let middle = rect.inset(by: Insets(all: width / 2))
  var line = svgShape(middle, radii.isZero ? radii : CornerRadii(all: corner.width - width / 2))
  line.stroke(StrokeStyle(width: width, miterLimit: 4), color)
  return line
}

private func rectangle(_ rect: Rect) -> SVGElement {
  var element = SVGElement("rect")
  element.set("x", rect.x)
  element.set("y", rect.y)
  element.set("width", max(0, rect.width))
  element.set("height", max(0, rect.height))
  return element
}

private func ellipse(_ rect: Rect) -> SVGElement {
  let isCircle = rect.width == rect.height
  var element = SVGElement(isCircle ? "circle" : "ellipse")
  element.set("cx", rect.midX)
  element.set("cy", rect.midY)
  if isCircle {
    element.set("r", rect.width / 2)
  } else {
    element.set("rx", rect.width / 2)
    element.set("ry", rect.height / 2)
  }
  return element
}

/// The outline of a rounded rectangle, clockwise from the end of its upper left corner.
private func roundedOutline(_ rect: Rect, _ radii: CornerRadii) -> String {
  func arc(_ radius: Size, to x: Double, _ y: Double) -> String {
    // A corner with one radius of zero is square.
    guard radius.width > 0, radius.height > 0 else { return "" }
    return " A\(svgNumbers([radius.width, radius.height])) 0 0 1 \(svgNumbers([x, y]))"
  }
  func line(_ command: String, _ x: Double, _ y: Double) -> String { command + svgNumbers([x, y]) }
  let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
  let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { corner in
    corner.width > 0 && corner.height > 0 ? corner : .zero
  }
  return line("M", left + corners[0].width, top)
    + line(" L", right - corners[1].width, top) + arc(corners[1], to: right, top + corners[1].height)
    + line(" L", right, bottom - corners[2].height) + arc(corners[2], to: right - corners[2].width, bottom)
    + line(" L", left + corners[3].width, bottom) + arc(corners[3], to: left, bottom - corners[3].height)
    + line(" L", left, top + corners[0].height) + arc(corners[0], to: left + corners[0].width, top) + " Z"
}

extension Path {
  /// The outline as path data.
  var svgData: String {
    elements.map { element in
      switch element {
      case .move(let point): "M" + svgNumbers([point.x, point.y])
      case .line(let point): "L" + svgNumbers([point.x, point.y])
      case .curve(let first, let second, let end):
        "C" + svgNumbers([first.x, first.y, second.x, second.y, end.x, end.y])
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
