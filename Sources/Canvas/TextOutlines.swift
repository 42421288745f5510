internal import CCairo
internal import CPango
package import Graphics

/// A glyph as an outline of lines and curves, and where it is drawn.
package struct GlyphOutline: Hashable, Sendable {
  /// The outline, its origin at zero; empty for a blank.
  package var outline: Path
  /// Where the origin goes.
  package var origin: Point
  /// Its colour; nil is that of the text.
  package var color: Color?

  /// Makes a glyph.
  package init(outline: Path, origin: Point, color: Color? = nil) {
    self.outline = outline
    self.origin = origin
    self.color = color
  }
}

extension FontSet {
  /// The glyphs of a line in one style.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`, `cairo`.
  package func glyphOutlines(
    of text: String, style: TextStyle, direction: TextDirection = .leftToRight, x: Double, baseline: Double,
    plane: AffineTransform = .identity
  ) throws(CanvasError) -> [GlyphOutline]? {
    try glyphOutlines(of: TextBlock.Line(text, direction, x: x, baseline: baseline), style: style, plane: plane)
  }

  /// The glyphs of a line where `draw` puts them in a plane: on whole pixels, unless the plane is turned or scaled.
  ///
  /// - Returns: The glyphs from left to right; nil where one is a picture, as emoji are, which has no outline.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`, `cairo`.
  package func glyphOutlines(
    of line: TextBlock.Line, style: TextStyle, plane: AffineTransform = .identity
  ) throws(CanvasError) -> [GlyphOutline]? {
    let runs = try drawnRuns(of: line, style)
    guard line.x.isFinite, line.baseline.isFinite else { return [] }
    guard !runs.contains(where: \.isColored) else { return nil }
    let surface = try Surface(width: 1, height: 1)
    let isWhole = plane.isTranslation
    var outlines: [GlyphOutline] = []
    for run in runs {
      cairo_set_scaled_font(surface.context, run.font)
      for glyph in run.glyphs {
        let place = Point(x: glyph.x + line.x, y: glyph.y + line.baseline)
        let origin =
          isWhole ? Point(x: whole(place.x + plane.tx) - plane.tx, y: whole(place.y + plane.ty) - plane.ty) : place
        outlines.append(
          GlyphOutline(
            outline: outline(of: glyph.index, on: surface), origin: origin, color: run.color))
      }
    }
    return outlines
  }

  /// The outline of a glyph of the surface's font, at the origin; the surface must have no clip.
  func outline(of glyph: UInt, on surface: borrowing Surface) -> Path {
    let context = surface.context
    cairo_new_path(context)
    // From the origin, where Cairo's numbers are the same for every place.
    cairo_glyph_path(context, [cairo_glyph_t(index: glyph, x: 0, y: 0)], 1)
    guard let copy = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(copy) }
    cairo_new_path(context)
    return Path(copy.pointee)
  }
}

extension Path {
  /// A path of Cairo's with its curves; a step to where nothing is drawn is left out.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    guard let data = path.data else { return }
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      func point(_ number: Int) -> Point { Point(x: data[index + number].point.x, y: data[index + number].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
    if case .move = elements.last { elements.removeLast() }
  }
}
