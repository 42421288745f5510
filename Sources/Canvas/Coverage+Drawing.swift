internal import CCairo
package import Graphics

extension Coverage {
  /// What an outline does to a region.
  package enum Operation {
    /// What is inside is covered.
    case add
    /// What is inside is covered no more.
    case remove
  }

  /// Draws an outline into the region, whose upper left pixel lies at `x`, `y`.
  package mutating func draw(
    _ path: Path, rule: FillRule = .nonzero, _ operation: Operation = .add, x: Int, y: Int
  ) throws(CanvasError) {
    guard width > 0, height > 0 else { return }
    let moved = AffineTransform.translation(x: -Double(x), y: -Double(y))
    let isDrawn = withSurface { image in
      guard let context = cairo_create(image) else { return false }
      defer { cairo_destroy(context) }
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
      cairo_set_tolerance(context, 0.025)
      cairo_set_operator(context, operation.cairo)
      cairo_set_fill_rule(context, rule.cairo)
      guard trace(path, on: context, through: moved) else { return false }
      cairo_fill(context)
      return true
    }
    guard isDrawn else { throw .notFinite(call: "coverage") }
  }

  /// Lends the region as a surface of Cairo to draw on.
  private mutating func withSurface<R>(_ body: (OpaquePointer?) -> R) -> R {
    let (width, height, stride) = (width, height, stride)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      lend(bytes.baseAddress, width: width, height: height, stride: stride, body)
    }
  }

  /// Lends the region as a surface of Cairo to paint with.
  func withSource<R>(_ body: (OpaquePointer?) -> R) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      // Cairo never writes into a source.
      lend(UnsafeMutablePointer(mutating: bytes.baseAddress), width: width, height: height, stride: stride, body)
    }
  }
}

private func lend<R>(
  _ bytes: UnsafeMutablePointer<UInt8>?, width: Int, height: Int, stride: Int, _ body: (OpaquePointer?) -> R
) -> R {
  let image = cairo_image_surface_create_for_data(
    bytes, CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height), Int32(clamping: stride))
  defer {
    cairo_surface_finish(image)
    cairo_surface_destroy(image)
  }
  return body(image)
}

extension Coverage.Operation {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .add: CAIRO_OPERATOR_OVER
    case .remove: CAIRO_OPERATOR_DEST_OUT
    }
  }
}

extension Surface {
  /// Paints a colour through a region whose upper left pixel lies at `x`, `y` of the picture, but not in `hole`.
  package func paint(_ color: Color, through coverage: Coverage, x: Int, y: Int, besides hole: PixelRect? = nil) {
    guard coverage.width > 0, coverage.height > 0 else { return }
    save()
    cairo_identity_matrix(context)
    if let hole, !hole.isEmpty {
      // Edges on whole pixels make a clip that costs nothing.
      let region = Rect(x: Double(x), y: Double(y), width: Double(coverage.width), height: Double(coverage.height))
      clip(
        to: Path(Path.rounded(RoundedRect(region)).elements + Path.rounded(RoundedRect(hole.rect)).elements),
        rule: .evenodd)
    }
    setSource(color)
    withSource(of: coverage) { cairo_mask_surface(context, $0, Double(x), Double(y)) }
    restore()
  }

  /// Paints a colour through a region that `placement` places in the current plane, blending between its pixels.
  package func paint(_ color: Color, through coverage: Coverage, placedBy placement: AffineTransform) {
    guard coverage.width > 0, coverage.height > 0, let inverse = placement.inverse else { return }
    setSource(color)
    withSource(of: coverage) { image in
      guard let pattern = cairo_pattern_create_for_surface(image) else { return }
      var matrix = inverse.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_mask(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
  /// Lends a region as a surface of Cairo to paint with, which on a page is kept.
  private func withSource(of coverage: Coverage, _ body: (OpaquePointer?) -> Void) {
    if let page { page.lend(coverage) { body($0) } } else { coverage.withSource(body) }
  }
}
