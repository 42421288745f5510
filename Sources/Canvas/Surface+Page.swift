internal import CCairo
package import Graphics

/// A picture that a page shows.
package struct PagePicture: Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// What it is called; a document holds pictures of one name once.
  package var name: String?
  /// The JPEG that the pixels were read from, which the document then holds as it is.
  package var jpeg: [UInt8]?

  /// Makes a picture.
  package init(_ bitmap: Bitmap, name: String? = nil, jpeg: [UInt8]? = nil) {
    (self.bitmap, self.name, self.jpeg) = (bitmap, name, jpeg)
  }
}

/// What only pages of documents can be asked for; elsewhere nothing is drawn.
extension Surface {
  /// Draws a picture at its own resolution, stretched over a rectangle, or again and again onto tiles inside it.
  package func draw(_ picture: PagePicture, in rect: Rect, tile: Rect? = nil, alpha: Double = 1) {
    let opacity = unit(alpha, "draw")
    withPattern(of: picture, in: rect, tile: tile) { pattern in
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Paints a colour through the opacity of a picture.
  package func draw(mask picture: PagePicture, in rect: Rect, tile: Rect? = nil, tint: Color) {
    // Cairo holds a picture that is only a mask as such, which nothing else can be drawn from.
    let mask = PagePicture(picture.bitmap, name: picture.name.map { $0 + " mask" })
    withPattern(of: mask, in: rect, tile: tile) { pattern in
      setSource(tint)
      cairo_mask(context, pattern)
    }
  }

  /// Fills an outline with colours along a line, which are mixed without their alpha.
  package func fill(_ path: Path, rule: FillRule, from start: Point, to end: Point, _ stops: [GradientStop]) {
    guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    fill(path, rule, with: pattern, stops)
  }

  /// Fills an outline with colours outwards from a point, which are mixed without their alpha.
  package func fill(_ path: Path, rule: FillRule, around center: Point, radius: Double, _ stops: [GradientStop]) {
    guard let pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius) else { return }
    fill(path, rule, with: pattern, stops)
  }

  private func fill(_ path: Path, _ rule: FillRule, with pattern: OpaquePointer, _ stops: [GradientStop]) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        unit(color.alpha, "fill"))
    }
    guard trace(path, "fill") else { return }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// What a closure draws, of which the opacity will count.
  package func pageMask(_ draw: () throws -> Void) rethrows -> PageMask { PageMask(pattern: try group(draw)) }

  /// Lays the picture begun by `pushGroup()` over what was there before, mixed with it, with an opacity of 0 to 1.
  package func popGroup(alpha: Double, mode: BlendMode) {
    let opacity = unit(alpha, "popGroup")
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, mode.cairo)
    cairo_paint_with_alpha(context, opacity)
    forgetOperator(mode)
    restore()
  }

  /// Does the same with only as much of the picture as a mask is opaque.
  package func popGroup(alpha: Double, mode: BlendMode, through mask: borrowing PageMask) {
    let opacity = unit(alpha, "popGroup")
    let picture = cairo_pop_group(context)
    // A mask has no opacity of its own, so another one with less is made of it.
    let thinner = opacity < 1 ? group { paint(mask.pattern, opacity) } : nil
    cairo_set_operator(context, mode.cairo)
    cairo_set_source(context, picture)
    cairo_mask(context, thinner ?? mask.pattern)
    cairo_pattern_destroy(thinner)
    cairo_pattern_destroy(picture)
    forgetOperator(mode)
    restore()
  }

  /// Has Cairo write the way of mixing anew for what is mixed next.
  ///
  /// It leaves out what it believes to be in force, but a clip that ends takes that back. Something else in between helps:
  /// a speck that nobody sees.
  private func forgetOperator(_ mode: BlendMode) {
    guard mode != .normal else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0.005)
    cairo_rectangle(context, (left + right) / 2, (top + bottom) / 2, 0.01, 0.01)
    cairo_fill(context)
  }

  /// Takes the picture begun by `pushGroup()` away and paints a colour through it.
  package func popGroup(tint: Color) {
    let picture = cairo_pop_group(context)
    setSource(tint)
    cairo_mask(context, picture)
    cairo_pattern_destroy(picture)
    restore()
  }

  private func paint(_ pattern: OpaquePointer?, _ opacity: Double) {
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, opacity)
  }

  /// What a closure draws, of which the opacity counts.
  private func group(_ draw: () throws -> Void) rethrows -> OpaquePointer? {
    pushGroup()
    do { try draw() } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      restore()
      throw error
    }
    let pattern = cairo_pop_group(context)
    restore()
    return pattern
  }

  private func withPattern(of picture: PagePicture, in rect: Rect, tile: Rect?, _ body: (OpaquePointer) -> Void) {
    let (bitmap, target) = (picture.bitmap, tile ?? rect)
    let edges = [rect, target].flatMap { [$0.x, $0.y, $0.width, $0.height] }
    guard edges.allSatisfy(\.isFinite) else { return report(.notFinite(call: "draw")) }
    guard !rect.isEmpty, !target.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    page?.lend(bitmap, named: picture.name, jpeg: picture.jpeg) { image in
      guard let pattern = cairo_pattern_create_for_surface(image) else { return }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, Double(bitmap.width) / target.width, Double(bitmap.height) / target.height)
      cairo_matrix_translate(&matrix, -target.x, -target.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, tile == nil ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_REPEAT)
      save()
      clip(to: rect)
      body(pattern)
      restore()
      cairo_pattern_destroy(pattern)
    }
  }
}

/// A picture of which only the opacity counts.
package struct PageMask: ~Copyable {
  fileprivate let pattern: OpaquePointer?

  deinit { cairo_pattern_destroy(pattern) }
}

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
