internal import CCairo
package import Graphics

extension FontSet {
  /// Draws one line as `layout` gave it, with its left end at its `x`; its decorations are not letters.
  ///
  /// Every glyph begins on a whole pixel, the one placement on which Cairo's versions agree; in a plane that is turned or
  /// scaled glyphs are filled outlines. Characters that no family has leave a gap of half an em.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func draw(
    _ line: TextBlock.Line, style: TextStyle, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    let runs = try drawnRuns(of: line, style)
    guard line.x.isFinite, line.baseline.isFinite else { return surface.report(.notFinite(call: "draw")) }
    guard surface.page == nil else { return try drawText(runs, of: line, color: color, on: surface) }
    let plane = surface.transform
    guard plane.isTranslation else { return try drawOutlines(runs, of: line, color: color, on: surface) }
    for run in runs {
      surface.setSource(run.color ?? color)
      surface.inPixels {
        let placed = run.glyphs.map { glyph in
          cairo_glyph_t(
            index: glyph.index, x: whole(glyph.x + line.x + plane.tx), y: whole(glyph.y + line.baseline + plane.ty))
        }
        cairo_set_scaled_font(surface.context, run.font)
        cairo_show_glyphs(surface.context, placed, Int32(clamping: placed.count))
      }
    }
  }

  /// Draws one line that is all in one style.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func draw(
    _ text: String, style: TextStyle, direction: TextDirection = .leftToRight, x: Double, baseline: Double,
    color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    let line = TextBlock.Line(text, direction, x: x, baseline: baseline)
    try draw(line, style: style, color: color, on: surface)
  }

  /// Rounded, halves upwards on both sides of zero, and within what Cairo can count.
  func whole(_ value: Double) -> Double { (min(max(value, -1_000_000), 1_000_000) + 0.5).rounded(.down) }

  /// Glyphs of one font and colour.
  struct DrawnRun {
    let line: ShapedLine
    let font: OpaquePointer
    let size: Double
    let isColored: Bool
    /// Nil is that of the text.
    let color: Color?
    var glyphs: [cairo_glyph_t] = []
    /// For each glyph the byte of the line that its character begins at.
    var bytes: [Int] = []
  }

  /// The glyphs of a line by font and colour, from left to right, blanks as wide as the line has them.
  func drawnRuns(of line: TextBlock.Line, _ style: TextStyle) throws(CanvasError) -> [DrawnRun] {
    var styled = StyledText(line.text, style: style)
    styled.runs = line.runs
    let text = StyledString(styled)
    let shaped = try shapedLine(text, line.isRightToLeft ? .rightToLeft : .leftToRight)
    let ranges = text.ranges
    var drawn: [DrawnRun] = []
    for run in shaped.runs {
      for (index, var glyph) in run.glyphs.enumerated() {
        let color = ranges.first { $0.bytes.contains(run.bytes[index]) }?.run.color
        if index == 0 || drawn.last?.color != color {
          drawn.append(DrawnRun(line: shaped, font: run.font, size: run.size, isColored: run.isColored, color: color))
        }
        glyph.x += Double(run.blanks[index]) * line.wordSpacing
        drawn[drawn.count - 1].glyphs.append(glyph)
        drawn[drawn.count - 1].bytes.append(run.bytes[index])
      }
    }
    return drawn
  }
}

extension TextBlock.Line {
  /// A line in one style whose width is not asked for.
  init(_ text: String, _ direction: TextDirection, x: Double, baseline: Double) {
    self.init(text: text, x: x, baseline: baseline, width: 0, isRightToLeft: direction == .rightToLeft)
  }
}
