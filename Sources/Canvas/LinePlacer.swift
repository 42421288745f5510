internal import Graphics

/// Gives lines their places, from the top down.
struct LinePlacer {
  let style: TextStyle
  /// The measures of the style's first face.
  let first: FontMetrics
  let alignment: TextAlignment
  /// The direction of the text as a whole.
  let direction: TextDirection
  /// The lower edge of the lines so far.
  private(set) var bottom = 0.0

  init(style: TextStyle, first: FontMetrics, alignment: TextAlignment, direction: TextDirection) {
    self.style = style
    self.first = first
    self.alignment = alignment
    self.direction = direction
  }

  mutating func place(_ row: TextWrapper.Row, within width: Double) -> TextBlock.Line {
    let (ascent, height) = extent(of: row.shaped)
    let baseline = bottom + ascent
    bottom += height
    let free = width - row.shaped.width
    let share = alignment.shareBefore(paragraph: row.direction, text: direction)
    // What is too wide hangs over the end it is read towards.
    let x = free >= 0 ? free * share : row.direction == .leftToRight ? 0 : free
    return TextBlock.Line(
      text: row.text, x: x, baseline: baseline, width: row.shaped.width,
      isRightToLeft: row.direction == .rightToLeft, spans: row.shaped.spans)
  }

  private func extent(of line: ShapedLine) -> (ascent: Double, height: Double) {
    if let height = style.lineHeight, height.isFinite {
      let held = min(max(height, 0), 1_000_000)
      return ((held - first.ascent - first.descent) / 2 + first.ascent, held)
    }
    let used = [first] + line.metrics
    let ascent = used.map { $0.ascent + $0.lineGap / 2 }.max() ?? 0
    let descent = used.map { $0.descent + $0.lineGap / 2 }.max() ?? 0
    return (ascent, ascent + descent)
  }
}
