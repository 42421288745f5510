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

  /// Lends a pattern that maps the picture onto the rectangle, with the rectangle as clip.
  private func withPattern(of bitmap: Bitmap, in rect: Rect, _ body: (OpaquePointer) -> Void) {
    guard rect.x.isFinite, rect.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return report(.notFinite(call: "draw"))
    }
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let fitting = bitmap.halved(downTo: rect.size)
    save()
    clip(to: rect)
    fitting.pixels.withUnsafeBufferPointer { words in
      guard let start = words.baseAddress else { return }
      // Cairo never writes into a source.
      let bytes = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
      let image = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: fitting.width), Int32(clamping: fitting.height),
        Int32(clamping: fitting.width * 4))
      guard let pattern = cairo_pattern_create_for_surface(image) else { return }
      place(pattern, fitting, in: rect)
      body(pattern)
      cairo_pattern_destroy(pattern)
      // The words are lent for this closure only.
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
    restore()
  }

  private func place(_ pattern: OpaquePointer, _ bitmap: Bitmap, in rect: Rect) {
    let isExact =
      rect.width == Double(bitmap.width) && rect.height == Double(bitmap.height)
      && rect.x == rect.x.rounded() && rect.y == rect.y.rounded()
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
    cairo_matrix_translate(&matrix, -rect.x, -rect.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    // The edge is the rectangle's, not a blend with nothing.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }
}
