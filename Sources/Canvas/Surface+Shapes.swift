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
    fill(outline(of: RoundedRect(rect, radii)), color)
  }

  /// Fills an outline; open figures are closed.
  package func fill(_ path: Path, rule: FillRule = .nonzero, _ color: Color) {
    guard trace(path, "fill") else { return }
    cairo_set_fill_rule(context, rule.cairo)
    setSource(color)
    cairo_fill(context)
  }

  /// Fills the ring between a rounded rectangle and the same one with its edges moved inwards by `widths`.
  package func fillBorder(_ rect: Rect, radii: CornerRadii, widths: Insets, _ color: Color) {
    fillBorder(RoundedRect(rect, radii), widths: widths, color)
  }

  /// Fills the ring between a shape and the same one with its edges moved inwards by `widths`.
  package func fillBorder(_ shape: RoundedRect, widths: Insets, _ color: Color) {
    fill(ring(in: shape, widths: widths), rule: .evenodd, color)
  }

  /// Draws along an outline.
  package func stroke(_ path: Path, _ stroke: StrokeStyle, _ color: Color) {
    guard var stroke = stroke.held(alongside: path) else { return report(.notFinite(call: "stroke")) }
    stroke.width = min(stroke.width, 1_000_000 / detail)
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
    clip(to: outline(of: RoundedRect(rect, radii)))
  }

  /// Draws from now on inside an outline only, until `restore()`; an outline that is not finite cuts everything away.
  package func clip(to path: Path, rule: FillRule = .nonzero) {
    if !trace(path, "clip") { cairo_new_path(context) }
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  /// Draws from now on everywhere, until `restore()`.
  package func resetClip() { cairo_reset_clip(context) }

  /// The outline of a shape, as fine as the plane is enlarged, and in curves on a page.
  package func outline(of shape: RoundedRect) -> Path {
    page == nil ? Path.rounded(shape, detail: detail) : Path.curved(shape)
  }

  /// A shape and inside it the same one with its edges moved inwards, to be filled by the even-odd rule.
  package func ring(in shape: RoundedRect, widths: Insets) -> Path {
    var ring = outline(of: shape)
    let inner = shape.inset(by: widths)
    if page != nil, !inner.rect.isEmpty, widths.sides.contains(where: { $0 <= 0 }) {
      return .curvedSides(of: shape, widths: widths)
    }
    if !inner.rect.isEmpty { ring.elements += outline(of: inner).elements }
    return ring
  }

  /// Makes an outline Cairo's current path; false, and reported, where a coordinate is not finite.
  func trace(_ path: Path, _ call: String) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let transform = AffineTransform(matrix)
    if transform != .identity { cairo_identity_matrix(context) }
    let isDrawn = Canvas.trace(path, on: context, through: transform)
    // A path is kept in device coordinates: the matrix matters for what comes after it.
    if transform != .identity { cairo_set_matrix(context, &matrix) }
    if !isDrawn { report(.notFinite(call: call)) }
    return isDrawn
  }
}
