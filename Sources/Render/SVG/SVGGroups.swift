import Display
import Graphics

extension SVGWriter {
  /// The element that lays a group over what is behind it.
  mutating func element(of group: DisplayList.Group) -> SVGElement {
    var element = SVGElement("g")
    if group.opacity != 1 { element.set("opacity", group.opacity) }
    if let mask = group.mask { element.set("mask", reference(to: mask)) }
    if let outline = group.outline { element.set("clip-path", definitions.clip(outline)) }
    if group.blendMode != .normal {
      element.set("style", "mix-blend-mode:" + group.blendMode.css)
    } else if group.opacity == 1, group.mask == nil {
      // Nothing else would keep what is inside from mixing with what is behind.
      element.set("style", "isolation:isolate")
    }
    return element
  }

  /// A reference to a mask: white, whose luminance is its opacity, so that viewers that know masks of luminance only and
  /// those that go by `mask-type` agree.
  private mutating func reference(to mask: DisplayList.Mask) -> String {
    let content: String
    switch mask.paint {
    case .color(let color): content = mask.box.element(filled: .color(.white.opacity(color.alpha)))
    case .linear(var gradient):
      gradient.stops = gradient.stops.whitened
      content = mask.box.element(filled: definitions.fill(gradient))
    case .radial(var gradient):
      gradient.stops = gradient.stops.whitened
      content = mask.box.element(filled: definitions.fill(gradient))
    case .image(var image):
      image.tint = options.hasFilters ? .white : nil
      content = lines(of: image).map(\.withoutIndentation).joined()
    }
    let name = "mask:" + mask.box.svgName + ":" + svgNumberName(of: content)
    let attributes = [("maskUnits", "userSpaceOnUse")] + mask.box.svgAttributes + [("mask-type", "alpha")]
    return definitions.reference(to: definitions.define(name, "mask", attributes, containing: content))
  }
}

extension BlendMode {
  /// CSS's word.
  var css: String {
    rawValue.unicodeScalars.reduce(into: "") { word, letter in
      word += letter.properties.isUppercase ? "-" + letter.properties.lowercaseMapping : String(letter)
    }
  }
}

extension AffineTransform {
  /// The map as `transform` has it.
  var svgMatrix: String { "matrix(" + svgNumbers([a, b, c, d, tx, ty], decimals: 6) + ")" }
}

extension Rect {
  fileprivate func element(filled fill: SVGFill) -> String {
    var element = svgShape(RoundedRect(self))
    element.fill(fill)
    return element.empty
  }
}

extension [GradientStop] {
  fileprivate var whitened: Self { map { GradientStop(offset: $0.offset, color: .white.opacity($0.color.alpha)) } }
}

extension String {
  /// The line without the blanks before it.
  var withoutIndentation: String { String(drop { $0 == " " }) }
}
