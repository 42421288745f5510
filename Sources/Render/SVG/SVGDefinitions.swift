import Graphics

/// What elements refer to, each kept once under a name made of what it is.
///
/// The names hold a colon, which the id of a view never does. They are written in the order of their names, so that
/// views may change places without touching them.
struct SVGDefinitions {
  private var lines: [String: String] = [:]

  /// The definitions, a line each.
  var sorted: [String] { lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value) }

  /// A reference to the inside of a rounded rectangle.
  mutating func clip(_ rect: Rect, _ radii: CornerRadii) -> String {
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let box = "x\(svgNumber(rect.x))y\(svgNumber(rect.y))w\(svgNumber(rect.width))h\(svgNumber(rect.height))"
    let rounding = corners.prefix(radii.isUniform ? 1 : 4).map { "r\(svgNumber($0.width))x\(svgNumber($0.height))" }
    return define("clip:" + box + (radii.isZero ? "" : rounding.joined()), "clipPath", [], svgShape(rect, radii).empty)
  }

  /// A reference to what gives a picture one colour and keeps its opacity.
  mutating func tint(_ color: Color) -> String {
    var flood = SVGElement("feFlood")
    flood.set("flood-color", color.hex)
    if color.alpha < 1 { flood.set("flood-opacity", color.alpha) }
    let name = "tint:" + color.hex.dropFirst() + (color.alpha < 1 ? "a" + svgNumber(color.alpha) : "")
    return define(
      name, "filter",
      [("x", "0"), ("y", "0"), ("width", "1"), ("height", "1"), ("color-interpolation-filters", "sRGB")],
      flood.empty + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
  }

  /// A reference to the lines over a missing picture.
  mutating func hatching(_ hatching: Hatching) -> String {
    let (period, width) = (Double(hatching.period), Double(hatching.width))
    var path = SVGElement("path")
    let corner = "M0 0 L\(svgNumber(width)) 0 L0 \(svgNumber(width)) Z"
    let band = [(period, 0), (period, width), (width, period), (0, period)].map { svgNumbers([$0.0, $0.1]) }
    path.set("d", corner + " M" + band.joined(separator: " L") + " Z")
    path.paint("fill", Hatching.line)
    let side = svgNumber(period)
    return define(
      "hatching:\(hatching.period)", "pattern",
      [("patternUnits", "userSpaceOnUse"), ("width", side), ("height", side)],
      path.empty)
  }

  private mutating func define(
    _ name: String, _ element: String, _ attributes: [(String, String)], _ content: String
  ) -> String {
    if lines[name] == nil {
      var definition = SVGElement(element)
      definition.set("id", name)
      for (attribute, value) in attributes { definition.set(attribute, value) }
      lines[name] = definition.opening + content + "</\(element)>"
    }
    return "url(#\(name))"
  }
}
