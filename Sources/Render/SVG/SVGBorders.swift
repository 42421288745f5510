import Canvas
import Display
import Graphics

/// A border as an element, as a line along its middle where that is the same.
func svgBorder(
  _ shape: RoundedRect, _ border: DisplayList.Border, _ definitions: inout SVGDefinitions
) -> SVGElement {
  guard let dashes = BorderDashes(border, of: shape, detail: 1) else { return svgBorder(shape, border) }
  var element = SVGElement("path")
  let width = border.widths.top
  if border.widths == Insets(all: width) {
    // Outlines here begin where Cairo's dashes do.
    element.set("d", roundedOutline(shape.inset(by: Insets(all: width / 2))))
    element.stroke(
      StrokeStyle(width: width, cap: border.isRound ? .round : .butt, miterLimit: 4, dash: border.dash), border.color)
    if dashes.needsClip { element.set("clip-path", definitions.clip(.rounded(shape))) }
  } else {
    element.set("d", dashes.path.svgData)
    element.paint("fill", border.color)
    if dashes.needsClip {
      let ring = SVGRing(shape, border.widths)
      element.set("clip-path", ring.clip(&definitions))
    }
  }
  return element
}

/// A solid border.
func svgBorder(_ shape: RoundedRect, _ border: DisplayList.Border) -> SVGElement {
  let width = border.widths.top
  let (radii, corner) = (shape.fittedRadii, shape.fittedRadii.topLeft)
  let ring = SVGRing(shape, border.widths)
  // The line along the middle of an ellipse is no ring of even width in our sense: its edges are no ellipses.
  let isLine =
    border.widths == Insets(all: width) && ring.hasInside
    && (radii.isZero
      || radii.isUniform && shape.curve == .circular && corner.width == corner.height && corner.width >= width)
  guard isLine else {
    var element = ring.element
    element.paint("fill", border.color)
    return element
  }
  let middle = RoundedRect(
    shape.rect.inset(by: Insets(all: width / 2)),
    radii.isZero ? radii : CornerRadii(all: corner.width - width / 2))
  var line = svgShape(middle)
  line.stroke(StrokeStyle(width: width, miterLimit: 4), border.color)
  return line
}

/// What lies between a shape and the same one with its edges moved inwards.
private struct SVGRing {
  let shape, inner: RoundedRect
  let widths: Insets

  init(_ shape: RoundedRect, _ widths: Insets) {
    self.shape = shape
    self.widths = widths
    inner = shape.inset(by: widths)
  }

  var hasInside: Bool { !inner.rect.isEmpty }

  /// The plainest element: one side of a box is a rectangle.
  var element: SVGElement {
    guard hasInside else { return svgShape(shape) }
    let rect = shape.rect
    let sides = [
      (widths.top, Insets(bottom: rect.height - widths.top)), (widths.right, Insets(left: rect.width - widths.right)),
      (widths.bottom, Insets(top: rect.height - widths.bottom)), (widths.left, Insets(right: rect.width - widths.left)),
    ].filter { $0.0 > 0 }
    if shape.isRect, sides.count == 1 { return svgShape(RoundedRect(rect.inset(by: sides[0].1))) }
    return path("fill-rule")
  }

  func clip(_ definitions: inout SVGDefinitions) -> String {
    let content = path("clip-rule")
    let name = "clip:" + shape.svgName + "besides" + inner.svgName
    return definitions.reference(to: definitions.define(name, "clipPath", [], containing: content.empty))
  }

  private func path(_ rule: String) -> SVGElement {
    var path = SVGElement("path")
    path.set("d", roundedOutline(shape) + (hasInside ? " " + roundedOutline(inner) : ""))
    path.set(rule, "evenodd")
    return path
  }
}
