import Graphics

extension SVGElement {
  /// Sets `fill` or `stroke`, and its opacity where it has one.
  mutating func paint(_ attribute: String, _ color: Color) {
    set(attribute, color.hex)
    if color.alpha < 1 { set(attribute + "-opacity", color.alpha) }
  }

  /// Sets everything of an outline's line that is not SVG's own default.
  mutating func stroke(_ style: StrokeStyle, _ color: Color) {
    set("fill", "none")
    paint("stroke", color)
    set("stroke-width", style.width)
    if style.cap != .butt { set("stroke-linecap", style.cap.rawValue) }
    if style.join != .miter { set("stroke-linejoin", style.join.rawValue) }
    if style.join == .miter, style.miterLimit != 4 { set("stroke-miterlimit", max(1, style.miterLimit)) }
    guard !style.dash.isEmpty else { return }
    set("stroke-dasharray", svgNumbers(style.dash))
    if style.dashPhase != 0 { set("stroke-dashoffset", style.dashPhase) }
  }
}
