internal import CCairo
internal import CPango
package import Graphics

extension FontSet {
  /// Breaks a text into lines: at its line ends, then between words, then within words wider than the width.
  ///
  /// A line is as high as the first family asks for, or higher where it has characters of another family that need it;
  /// a style's own line height holds for all lines, with the letters in its middle. `width` is where to wrap; nil, or
  /// no finite number, is nowhere. `lineLimit` is held to at least 1; nil is any number.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func layout(
    _ text: String, style: TextStyle, width: Double? = nil, lineLimit: Int? = nil,
    baseDirection: BaseDirection = .automatic, truncation: Truncation = .tail
  ) throws(CanvasError) -> TextBlock {
    // Pango's texts end at a zero.
    let clean = text.unicodeScalars.contains("\0") ? String(text.filter { $0 != "\0" }) : text
    let paragraphs = clean.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var wrapper = TextWrapper(style, width: width, lineLimit: lineLimit, truncation: truncation)
    try wrapper.wrap(paragraphs, baseDirection, self)
    var placer = LinePlacer(
      style: style, first: try metrics(for: style), alignment: style.alignment,
      direction: baseDirection.resolved(for: paragraphs))
    let widest = wrapper.rows.map(\.shaped.width).max() ?? 0
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? widest
    let lines = wrapper.rows.map { placer.place($0, within: room) }
    return TextBlock(
      lines: lines, size: Size(width: widest, height: placer.bottom), isTruncated: wrapper.isTruncated,
      missing: Set(wrapper.rows.flatMap(\.shaped.missing)).sorted())
  }

  /// How wide the widest part of a text is that no line ends in.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func leastWidth(of text: String, style: TextStyle) throws(CanvasError) -> Double {
    let clean = text.unicodeScalars.contains("\0") ? String(text.filter { $0 != "\0" }) : text
    var widest = 0.0
    for paragraph in clean.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = paragraph.withoutTrailingSpaces
      let direction = BaseDirection.automatic.resolved(for: paragraph)
      let whole = try shapedLine(text, style, direction)
      guard whole.width > widest else { continue }
      let paragraph = try self.paragraph(text, style, direction, whole)
      var start = 0
      for end in paragraph.wordBreaks where end > start {
        defer { start = end }
        // Shaping decides where lines break, so it does here too; what cannot be the widest need not be shaped.
        guard paragraph.estimatedWidth(from: start, to: end) + style.size / 2 > widest else { continue }
        widest = max(widest, try shapedLine(paragraph.line(from: start, to: end), style, direction).width)
      }
    }
    return widest
  }

  /// Draws one line as `layout` gave it, with its left end at `x`.
  ///
  /// Every glyph begins on a whole pixel, the one placement on which Cairo's versions agree; in a plane that is turned or
  /// scaled glyphs are filled outlines. Characters that no family has leave a gap of half an em.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func draw(
    _ text: String, style: TextStyle, direction: TextDirection = .leftToRight, x: Double, baseline: Double,
    color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    let line = try shapedLine(text, style, direction)
    guard x.isFinite, baseline.isFinite else { return surface.report(.notFinite(call: "draw")) }
    let plane = surface.transform
    guard plane.isTranslation else {
      return try drawOutlines(line, x: x, baseline: baseline, color: color, on: surface)
    }
    surface.setSource(color)
    surface.inPixels {
      for run in line.runs {
        let placed = run.glyphs.map { glyph in
          cairo_glyph_t(index: glyph.index, x: whole(glyph.x + x + plane.tx), y: whole(glyph.y + baseline + plane.ty))
        }
        cairo_set_scaled_font(surface.context, run.font)
        cairo_show_glyphs(surface.context, placed, Int32(clamping: placed.count))
      }
    }
  }

  /// Rounded, halves upwards on both sides of zero, and within what Cairo can count.
  func whole(_ value: Double) -> Double { (min(max(value, -1_000_000), 1_000_000) + 0.5).rounded(.down) }

  func shapedLine(
    _ text: String, _ style: TextStyle, _ direction: TextDirection
  ) throws(CanvasError) -> ShapedLine {
    let request = LineRequest(text, style, direction)
    if let known = cache[request] { return known }
    let line = ShapedLine(try PangoText(text, style, direction, loadedFaces(for: style), context), style)
    cache[request] = line
    return line
  }

  func paragraph(
    _ text: String, _ style: TextStyle, _ direction: TextDirection, _ shaped: ShapedLine
  ) throws(CanvasError) -> Paragraph {
    try cache.paragraph(of: LineRequest(text, style, direction)) { () throws(CanvasError) in
      let breaks = try PangoText(text, style, direction, loadedFaces(for: style), context).lineBreaks()
      return Paragraph(text, breaks: breaks, advances: shaped.advances)
    }
  }

  /// What stands for text left out: one character where a face has it.
  func ellipsis(_ style: TextStyle) throws(CanvasError) -> String {
    try loadedFaces(for: style).first(having: ["…"]) == nil ? "..." : "…"
  }
}
