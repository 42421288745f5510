internal import CCairo
package import Graphics

extension Surface {
  /// Fills the whole clip.
  package func fill(_ color: Color) {
    setSource(color)
    cairo_paint(context)
  }

  /// Fills a rectangle; edges between pixels are antialiased.
  package func fill(_ rect: Rect, _ color: Color) {
    fill(rect, radii: .zero, color)
  }

  /// Fills a rectangle with round corners; radii that overlap are made smaller as CSS does it.
  package func fill(_ rect: Rect, radii: CornerRadii, _ color: Color) {
    fill(Path.roundedRect(rect, radii), color)
  }

  /// Fills an outline; open figures are closed.
  package func fill(_ path: Path, rule: FillRule = .nonzero, _ color: Color) {
    guard trace(path, "fill") else { return }
    cairo_set_fill_rule(context, rule == .evenodd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    setSource(color)
    cairo_fill(context)
  }

  /// Fills the ring between a rounded rectangle and the same one with its edges moved inwards by `widths`.
  package func fillBorder(_ rect: Rect, radii: CornerRadii, widths: Insets, _ color: Color) {
    let fitted = radii.fitted(to: rect.size)
    let inner = rect.inset(by: widths)
    var ring = Path.roundedRect(rect, fitted)
    if !inner.isEmpty { ring.elements += Path.roundedRect(inner, fitted.inset(by: widths)).elements }
    fill(ring, rule: .evenodd, color)
  }

  /// Draws along an outline.
  package func stroke(_ path: Path, _ stroke: StrokeStyle, _ color: Color) {
    guard let stroke = stroke.held(alongside: path) else { return report(.notFinite(call: "stroke")) }
    guard stroke.width > 0, trace(path, "stroke") else { return }
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    // Cairo 1.16 draws a round join that turns by little as a mitred one, later versions as a bevelled one.
    cairo_set_miter_limit(context, stroke.join == .round ? 1 : stroke.miterLimit)
    cairo_set_dash(context, stroke.dash, Int32(clamping: stroke.dash.count), stroke.dashPhase)
    setSource(color)
    cairo_stroke(context)
  }

  /// Draws from now on inside a rectangle only, until `restore()`.
  package func clip(to rect: Rect, radii: CornerRadii = .zero) {
    clip(to: Path.roundedRect(rect, radii))
  }

  /// Draws from now on inside an outline only, until `restore()`; an outline that is not finite cuts everything away.
  package func clip(to path: Path, rule: FillRule = .nonzero) {
    if !trace(path, "clip") { cairo_new_path(context) }
    cairo_set_fill_rule(context, rule == .evenodd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// Makes an outline Cairo's current path; false, and reported, where a coordinate is not finite.
  private func trace(_ path: Path, _ call: String) -> Bool {
    cairo_new_path(context)
    for element in path.elements {
      guard let element = element.held() else {
        cairo_new_path(context)
        report(.notFinite(call: call))
        return false
      }
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    return true
  }
}

extension Path.Element {
  /// The element with coordinates Cairo's 24.8 numbers can hold with room for a stroke; nil where one is not finite.
  fileprivate func held() -> Path.Element? {
    switch self {
    case .move(let point): point.held().map(Path.Element.move)
    case .line(let point): point.held().map(Path.Element.line)
    case .curve(let first, let second, let end):
      if let first = first.held(), let second = second.held(), let end = end.held() {
        .curve(first, second, end)
      } else {
        nil
      }
    case .close: .close
    }
  }
}

extension Point {
  fileprivate func held() -> Point? {
    let limit = 1_000_000.0
    guard x.isFinite, y.isFinite else { return nil }
    return Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
