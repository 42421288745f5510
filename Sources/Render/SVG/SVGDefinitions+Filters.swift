import Graphics

extension SVGDefinitions {
  /// A reference to what gives a picture one colour and keeps its opacity.
  mutating func tint(_ color: Color) -> String {
    var flood = SVGElement("feFlood")
    flood.set("flood-color", color.hex)
    if color.alpha < 1 { flood.set("flood-opacity", color.alpha) }
    let attributes = [
      ("x", "0"), ("y", "0"), ("width", "1"), ("height", "1"), ("color-interpolation-filters", "sRGB"),
    ]
    let content = flood.empty + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    return reference(to: define("tint:" + color.svgName, "filter", attributes, containing: content))
  }

  /// A reference to a blur of what lies in a region.
  mutating func blur(sigma: Double, in region: Rect) -> String {
    var blur = SVGElement("feGaussianBlur")
    blur.set("stdDeviation", sigma)
    let attributes =
      [("filterUnits", "userSpaceOnUse")] + region.svgAttributes + [("color-interpolation-filters", "sRGB")]
    return reference(
      to: define("blur:\(svgNumber(sigma))" + region.svgName, "filter", attributes, containing: blur.empty))
  }
}
