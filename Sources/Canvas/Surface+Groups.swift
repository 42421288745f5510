internal import CCairo
package import Graphics

extension Surface {
  /// Draws from now on into a transparent picture of its own.
  package func pushGroup() { push(CAIRO_CONTENT_COLOR_ALPHA) }

  /// Lays the picture begun by `pushGroup()` over what was there before, with an opacity of 0 to 1.
  package func popGroup(alpha: Double) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, unit(alpha, "popGroup"))
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    restore()
  }

  /// Leaves of the picture begun by `pushGroup()` only as much as what a closure draws is opaque.
  package func maskGroup(_ draw: () throws -> Void) rethrows {
    push(CAIRO_CONTENT_ALPHA)
    defer {
      cairo_pop_group_to_source(context)
      withOperator(CAIRO_OPERATOR_DEST_IN) { cairo_paint(context) }
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      restore()
    }
    try draw()
  }

  /// Takes the picture begun by `pushGroup()` away, with an opacity of 0 to 1, and puts what a closure makes of it and
  /// of what is behind it in the place of that.
  package func popGroup(alpha: Double, mixing mix: (_ behind: Bitmap, _ group: Bitmap) -> Bitmap) {
    let opacity = unit(alpha, "popGroup")
    if opacity < 1 {
      cairo_set_source_rgba(context, 0, 0, 0, opacity)
      withOperator(CAIRO_OPERATOR_DEST_IN) { cairo_paint(context) }
    }
    let group = pixels(in: visible)
    let picture = cairo_pop_group(context)
    cairo_pattern_destroy(picture)
    restore()
    guard let group else { return }
    let box = PixelRect(x: group.x, y: group.y, width: group.bitmap.width, height: group.bitmap.height)
    guard let behind = pixels(in: box), behind.bitmap.pixels.count == group.bitmap.pixels.count else { return }
    let mixed = mix(behind.bitmap, group.bitmap)
    withOperator(CAIRO_OPERATOR_SOURCE) {
      inPixels { fill(Path.rounded(RoundedRect(box.rect)), with: mixed, x: box.x, y: box.y) }
    }
  }

  /// A group begins and ends in pixels: its picture must not be resampled where the plane is turned.
  private func push(_ content: cairo_content_t) {
    var plane = cairo_matrix_t()
    cairo_get_matrix(context, &plane)
    save()
    cairo_identity_matrix(context)
    cairo_push_group_with_content(context, content)
    cairo_set_matrix(context, &plane)
  }

  /// What has been drawn so far in a region, in the innermost open group only, as far as its picture reaches.
  package func pixels(in region: PixelRect) -> (bitmap: Bitmap, x: Int, y: Int)? {
    guard let target = cairo_get_group_target(context) else { return nil }
    cairo_surface_flush(target)
    let (columns, rows) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    var (left, top) = (0.0, 0.0)
    // A group's picture begins where the clip did.
    cairo_surface_get_device_offset(target, &left, &top)
    let whole = PixelRect(x: -Int(held: left), y: -Int(held: top), width: columns, height: rows)
    let box = region.intersection(whole)
    guard !box.isEmpty, let data = cairo_image_surface_get_data(target) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(target)) / 4
    let source = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    let words = [UInt32](unsafeUninitializedCapacity: box.width * box.height) { words, count in
      for row in 0..<box.height {
        let start = source + ((box.y - whole.y + row) * stride + box.x - whole.x)
        guard let line = words.baseAddress else { continue }
        (line + row * box.width).initialize(from: start, count: box.width)
      }
      count = box.width * box.height
    }
    return (Bitmap(width: box.width, height: box.height, pixels: words), box.x, box.y)
  }

  private func withOperator(_ mode: cairo_operator_t, _ body: () -> Void) {
    cairo_set_operator(context, mode)
    body()
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

extension Int {
  fileprivate init(held value: Double) { self = value.isFinite ? Int(Swift.min(Swift.max(value, -1e9), 1e9)) : 0 }
}
