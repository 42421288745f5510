import Canvas
import Graphics

/// A shape as the plainest element that draws it; `rule` is the attribute that says what is inside.
func svgShape(_ shape: Shape, rule attribute: String = "fill-rule") -> SVGElement {
  switch shape {
  case .rounded(let shape): return svgShape(shape)
  case .path(let path, let rule):
    var element = SVGElement("path")
    element.set("d", path.svgData)
    if rule == .evenodd { element.set(attribute, "evenodd") }
    return element
  }
}

/// A rounded rectangle as the plainest element that draws it.
func svgShape(_ shape: RoundedRect) -> SVGElement {
  let (rect, radii) = (shape.rect, shape.fittedRadii)
  let corner = radii.topLeft
  guard radii.isZero || radii.isUniform && shape.curve == .circular else {
    var path = SVGElement("path")
    path.set("d", roundedOutline(shape))
    return path
  }
  guard corner.width > 0, corner.height > 0 else { return rectangle(rect) }
  if corner.width * 2 == rect.width, corner.height * 2 == rect.height { return ellipse(rect) }
  var element = rectangle(rect)
  element.set("rx", corner.width)
  if corner.height != corner.width { element.set("ry", corner.height) }
  return element
}

private func rectangle(_ rect: Rect) -> SVGElement {
  var element = SVGElement("rect")
  element.set(rect.svgAttributes)
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
