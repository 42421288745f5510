internal import CCairo
internal import Graphics

extension FontSet {
  /// Draws one line on a page of a document: its glyphs where the line has them, not on whole pixels, together with the
  /// characters that they stand for, so that readers find and copy them.
  ///
  /// Glyphs that are pictures, as emoji are, are drawn as pictures, without their characters.
  func drawText(
    _ runs: [DrawnRun], of line: TextBlock.Line, color: Color, on surface: borrowing Surface
  ) throws(CanvasError) {
    for run in runs {
      guard !run.isColored else {
        try drawPicture(of: run, in: line, color: color, on: surface)
        continue
      }
      let placed = run.glyphs.map { glyph in
        cairo_glyph_t(index: glyph.index, x: held(glyph.x + line.x), y: held(glyph.y + line.baseline))
      }
      surface.setSource(run.color ?? color)
      cairo_set_scaled_font(surface.context, run.font)
      if let clusters = TextClusters(of: run, in: line.text) {
        cairo_show_text_glyphs(
          surface.context, clusters.text, Int32(clamping: clusters.text.utf8.count), placed,
          Int32(clamping: placed.count), clusters.clusters, Int32(clamping: clusters.clusters.count),
          clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
      } else {
        cairo_show_glyphs(surface.context, placed, Int32(clamping: placed.count))
      }
    }
  }

  private func held(_ value: Double) -> Double { min(max(value, -1_000_000), 1_000_000) }
}

/// Which characters the glyphs of a run stand for.
private struct TextClusters {
  /// The characters, as they are read.
  private(set) var text = ""
  /// How many bytes of text and glyphs belong together, as the text is read.
  private(set) var clusters: [cairo_text_cluster_t] = []
  /// Whether the text is read from the last glyph to the first.
  let isBackward: Bool

  /// Nil where the glyphs stand in another order than their characters.
  init?(of run: FontSet.DrawnRun, in line: String) {
    guard let first = run.bytes.first, let last = run.bytes.last else { return nil }
    isBackward = last < first
    let bytes = isBackward ? run.bytes.reversed() : run.bytes
    let line = Array(line.utf8)
    // Where the next character begins that has glyphs anywhere.
    let starts = Set(run.line.clusters.map(\.byte)).sorted() + [line.count]
    var (index, at) = (0, 0)
    while index < bytes.count {
      let start = bytes[index]
      var end = index
      while end < bytes.count, bytes[end] == start { end += 1 }
      while at < starts.count, starts[at] <= start { at += 1 }
      guard at < starts.count, starts[at] <= line.count, end == bytes.count || bytes[end] > start else { return nil }
      let part = String(decoding: line[start..<starts[at]], as: UTF8.self)
      text += part
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(clamping: part.utf8.count), num_glyphs: Int32(clamping: end - index)))
      index = end
    }
  }
}
