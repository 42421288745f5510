internal import CCairo
internal import CPango
internal import Graphics

extension FontSet {
  /// Draws one line in a plane that is turned or scaled, its glyphs as outlines: whole pixels are no place there.
  ///
  /// Glyphs that are pictures, as emoji are, are drawn at their size and then blended into the plane.
  func drawOutlines(
    _ runs: [DrawnRun], of line: TextBlock.Line, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    // Cairo leaves out glyphs beyond the clip, for whose outlines we ask at the origin.
    let blank = try Surface(width: 1, height: 1)
    for run in runs {
      if run.isColored {
        try drawPicture(of: run, in: line, color: color, on: surface)
      } else {
        let path = outline(of: run, x: line.x, baseline: line.baseline, detail: surface.detail, on: blank)
        surface.fill(path, run.color ?? color)
      }
    }
  }

  private func outline(
    of run: DrawnRun, x: Double, baseline: Double, detail: Double, on blank: borrowing Surface
  ) -> Path {
    var path = Path()
    cairo_set_scaled_font(blank.context, run.font)
    for glyph in run.glyphs {
      let lines = outline(of: glyph.index, on: blank).flattened(tolerance: 0.02 / detail)
      path.elements += lines.transformed(x: glyph.x + x, y: glyph.y + baseline).elements
    }
    return path
  }

  func drawPicture(
    of run: DrawnRun, in line: TextBlock.Line, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    let width = run.line.width + Double(run.line.blanks) * line.wordSpacing
    let em = max(1, min(run.glyphs.map(\.y).map(abs).max() ?? 0, 4096) + run.size * 2)
    let (margin, room) = (em.rounded(.up), (max(0, width) + 2 * em).rounded(.up))
    let picture = try Surface(
      width: Int(min(room, Double(Surface.longestSide))), height: Int(min(2 * margin, 16384)))
    let placed = run.glyphs.map { cairo_glyph_t(index: $0.index, x: whole($0.x + margin), y: whole($0.y + margin)) }
    picture.setSource(run.color ?? color)
    cairo_set_scaled_font(picture.context, run.font)
    cairo_show_glyphs(picture.context, placed, Int32(clamping: placed.count))
    let bitmap = try picture.bitmap()
    let (columns, rows) = (Double(bitmap.width), Double(bitmap.height))
    if surface.page == nil {
      surface.draw(bitmap, in: Rect(x: line.x - margin, y: line.baseline - margin, width: columns, height: rows))
    } else {
      let place = Point(x: whole(line.x) - margin, y: whole(line.baseline) - margin)
      surface.draw(PagePicture(bitmap), in: Rect(x: place.x, y: place.y, width: columns, height: rows))
    }
  }
}

extension Path {
  /// The outline with lines instead of curves.
  fileprivate func flattened(tolerance: Double) -> Path {
    var path = Path()
    var pen = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        path.elements.append(element)
        pen = point
      case .curve(let first, let second, let end):
        path.elements += Cubic(pen, first, second, end).flattened(tolerance: tolerance).map(Element.line)
        pen = end
      case .close: path.elements.append(.close)
      }
    }
    return path
  }
}
