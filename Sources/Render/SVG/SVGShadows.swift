import Display
import Graphics

/// Shadows and blurs.
extension SVGWriter {
  /// A shadow as an element of its own: the shape that casts it, blurred and cut off where it is not seen.
  ///
  /// Without filters only shadows without blur are left.
  mutating func add(_ shadow: Shadow, of shape: RoundedRect) {
    guard !shape.rect.isEmpty, shadow.color.alpha > 0 else { return }
    let isBlurred = shadow.sigma > 0
    guard !isBlurred || options.hasFilters else { return }
    let cast = shadow.shape(of: shape)
    guard shadow.isInner || !cast.rect.isEmpty else { return }
    // Three deviations and the rest of a pixel are all that is seen of a blur.
    let reach = isBlurred ? (3 * shadow.sigma).rounded(.up) + 1 : 1
    let region = (shadow.isInner ? shape.rect : cast.rect).inset(by: Insets(all: -reach))
    var element = shadow.isInner ? ring(region, around: cast) : svgShape(cast)
    element.paint("fill", shadow.color)
    if isBlurred { element.set("filter", definitions.blur(sigma: shadow.sigma, in: region)) }
    element.set(
      "clip-path",
      shadow.isInner ? definitions.clip(.rounded(shape)) : definitions.outside(shape, within: region.union(shape.rect)))
    add(line: element.empty)
  }

  private func ring(_ box: Rect, around shape: RoundedRect) -> SVGElement {
    var path = SVGElement("path")
    let hole = shape.rect.isEmpty ? "" : " " + roundedOutline(shape)
    path.set("d", roundedOutline(RoundedRect(box)) + hole)
    path.set("fill-rule", "evenodd")
    return path
  }

  /// A place where SVG has nothing to say: no viewer draws a filter of what is behind an element.
  mutating func addBlur(behind shape: RoundedRect, sigma: Double) {
    var element = svgShape(shape)
    element.set("fill", "none")
    element.set("data-blur", sigma)
    element.set("data-note", "what is behind is blurred here, for which SVG has no element")
    add(line: element.empty)
  }
}
