internal import CCairo
package import Graphics

extension Surface {
  /// Draws a picture stretched over a rectangle: exact where it covers its own number of whole pixels, else bilinear.
  ///
  /// Pictures at least twice as large as the rectangle are halved first, so that no pixel of them is skipped.
  package func draw(_ bitmap: Bitmap, in rect: Rect, alpha: Double = 1) {
    let opacity = unit(alpha, "draw")
    withPattern(of: bitmap, in: rect) { pattern in
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  /// Paints a colour through the opacity of a picture stretched over a rectangle.
  package func draw(mask bitmap: Bitmap, in rect: Rect, tint: Color) {
    withPattern(of: bitmap, in: rect) { pattern in
      setSource(tint)
      cairo_mask(context, pattern)
    }
  }

  /// Covers a rectangle with copies of a picture, each as large as `tile` and one of them exactly there.
  package func draw(_ bitmap: Bitmap, tiling tile: Rect, in rect: Rect, alpha: Double = 1) {
    let opacity = unit(alpha, "draw")
    withPattern(of: bitmap, in: rect, tile: tile) { pattern in
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  /// Paints a colour through the opacity of copies of a picture, each as large as `tile` and one of them exactly there.
  package func draw(mask bitmap: Bitmap, tiling tile: Rect, in rect: Rect, tint: Color) {
    withPattern(of: bitmap, in: rect, tile: tile) { pattern in
      setSource(tint)
      cairo_mask(context, pattern)
    }
  }

  /// Fills an outline with pixels of the picture itself, the first of them at `x`, `y`.
  ///
  /// With `isOpaque` the alpha of the pixels does not count, and has to be full.
  package func fill(
    _ path: Path, rule: FillRule = .nonzero, with bitmap: Bitmap, x: Int, y: Int, isOpaque: Bool = false
  ) {
    guard bitmap.width > 0, bitmap.height > 0, page?.hold(bytes: bitmap.pixels.count * 4) ?? true,
      trace(path, "fill")
    else { return }
    cairo_set_fill_rule(context, rule.cairo)
    bitmap.withSource(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32) { image in
      inPixels { cairo_set_source_surface(context, image, Double(x), Double(y)) }
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_fill(context)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  /// Lends a pattern that maps the picture onto the rectangle, or again and again onto tiles, with the rectangle as clip.
  private func withPattern(
    of bitmap: Bitmap, in rect: Rect, tile: Rect? = nil, _ body: (OpaquePointer) -> Void
  ) {
    let target = tile ?? rect
    guard rect.isFinite, target.isFinite else { return report(.notFinite(call: "draw")) }
    guard !rect.isEmpty, !target.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let plane = transform
    let size = Size(width: target.width * max(plane.scaleX, 1e-6), height: target.height * max(plane.scaleY, 1e-6))
    let fitting = bitmap.halved(downTo: size)
    save()
    clip(to: rect)
    fitting.withSource(CAIRO_FORMAT_ARGB32) { image in
      guard let pattern = cairo_pattern_create_for_surface(image) else { return }
      place(pattern, fitting, in: target, on: plane)
      // The edge is the rectangle's, not a blend with nothing.
      cairo_pattern_set_extend(pattern, tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
      body(pattern)
      cairo_pattern_destroy(pattern)
    }
    restore()
  }

  private func place(_ pattern: OpaquePointer, _ bitmap: Bitmap, in rect: Rect, on plane: AffineTransform) {
    let corner = plane.apply(to: rect.origin)
    let isExact =
      rect.width == Double(bitmap.width) && rect.height == Double(bitmap.height) && plane.isTranslation
      && corner.x == corner.x.rounded() && corner.y == corner.y.rounded()
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    cairo_matrix_translate(&matrix, -rect.x, -rect.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Bitmap {
  /// Lends the picture as a surface of Cairo to paint with.
  func withSource(_ format: cairo_format_t, _ body: (OpaquePointer?) -> Void) {
    pixels.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      // Cairo never writes into a source.
      let bytes = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
      let image = cairo_image_surface_create_for_data(
        bytes, format, Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4))
      body(image)
      // The words are lent for this closure only.
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
  }
}
