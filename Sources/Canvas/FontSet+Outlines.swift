internal import CCairo
internal import CPango
internal import Graphics

extension FontSet {
  /// Draws one line in a plane that is turned or scaled, its glyphs as outlines: whole pixels are no place there.
  ///
  /// Glyphs that are pictures, as emoji are, are drawn at their size and then blended into the plane.
  func drawOutlines(
    _ line: ShapedLine, x: Double, baseline: Double, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    for run in line.runs where !run.glyphs.isEmpty {
      if run.isColored {
        try drawPicture(of: run, width: line.width, x: x, baseline: baseline, color: color, on: surface)
      } else {
        surface.fill(outline(of: run, x: x, baseline: baseline, detail: surface.detail, on: surface), color)
      }
    }
  }

  private func outline(
    of run: ShapedLine.Run, x: Double, baseline: Double, detail: Double, on surface: borrowing Surface
  ) -> Path {
    var path = Path()
    let context = surface.context
    surface.inPixels {
      cairo_set_scaled_font(context, run.font)
      for glyph in run.glyphs {
        // From the origin, where Cairo's numbers are the same for every place.
        cairo_new_path(context)
        cairo_glyph_path(context, [cairo_glyph_t(index: glyph.index, x: 0, y: 0)], 1)
        path.append(
          cairo_copy_path(context), at: Point(x: glyph.x + x, y: glyph.y + baseline), tolerance: 0.02 / detail)
      }
      cairo_new_path(context)
    }
    return path
  }

  private func drawPicture(
    of run: ShapedLine.Run, width: Double, x: Double, baseline: Double, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    let em = max(1, min(run.glyphs.map(\.y).map(abs).max() ?? 0, 4096) + run.size * 2)
    let (margin, columns) = (em.rounded(.up), (max(0, width) + 2 * em).rounded(.up))
    let picture = try Surface(
      width: Int(min(columns, Double(Surface.longestSide))), height: Int(min(2 * margin, 16384)))
    let placed = run.glyphs.map { cairo_glyph_t(index: $0.index, x: whole($0.x + margin), y: whole($0.y + margin)) }
    picture.setSource(color)
    cairo_set_scaled_font(picture.context, run.font)
    cairo_show_glyphs(picture.context, placed, Int32(clamping: placed.count))
    let bitmap = try picture.bitmap()
    surface.draw(
      bitmap,
      in: Rect(
        x: x - margin, y: baseline - margin, width: Double(bitmap.width), height: Double(bitmap.height)))
  }
}

extension Path {
  /// Adds a path of Cairo's, moved, its curves as lines; frees the path.
  fileprivate mutating func append(_ path: UnsafeMutablePointer<cairo_path_t>?, at origin: Point, tolerance: Double) {
    guard let path else { return }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return }
    func point(_ index: Int) -> Point {
      let point = data[index].point
      return Point(x: point.x + origin.x, y: point.y + origin.y)
    }
    var pen = origin
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        pen = point(index + 1)
        elements.append(.move(pen))
      case CAIRO_PATH_LINE_TO:
        pen = point(index + 1)
        elements.append(.line(pen))
      case CAIRO_PATH_CURVE_TO:
        let curve = Cubic(pen, point(index + 1), point(index + 2), point(index + 3))
        elements += curve.flattened(tolerance: tolerance).map(Element.line)
        pen = curve.points.3
      default: elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
  }
}
