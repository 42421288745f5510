internal import CCairo
internal import Graphics

extension StrokeStyle {
  /// The style with values Cairo can draw in reasonable time; nil where one is not finite.
  ///
  /// Negative dashes or only zeros are an error for Cairo and a solid line for SVG, which is followed here. So is a
  /// pattern too fine for the outline: more than 100,000 dashes would take minutes and look solid anyway.
  func held(alongside path: Path) -> StrokeStyle? {
    guard width.isFinite, miterLimit.isFinite, dashPhase.isFinite, dash.allSatisfy(\.isFinite) else { return nil }
    var style = self
    style.width = min(max(width, 0), 100_000)
    style.miterLimit = min(max(miterLimit, 1), 1000)
    let period = dash.reduce(0, +)
    if dash.contains(where: { $0 < 0 }) || !(path.reach / 100_000 < period) { style.dash = [] }
    // A remainder, because Cairo walks through the pattern to find the beginning.
    style.dashPhase = style.dash.isEmpty ? 0 : dashPhase.remainder(dividingBy: period * 2)
    return style
  }
}

extension StrokeStyle.Cap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
