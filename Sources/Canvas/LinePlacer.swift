internal import Graphics

/// Gives lines their places, from the top down.
struct LinePlacer {
  let text: StyledText
  /// The measures of the first face of each style in the text.
  let first: [TextStyle: FontMetrics]
  /// The direction of the text as a whole.
  let direction: TextDirection
  /// The lower edge of the lines so far.
  private(set) var bottom = 0.0

  init(_ text: StyledText, first: [TextStyle: FontMetrics], direction: TextDirection) {
    self.text = text
    self.first = first
    self.direction = direction
  }

  mutating func place(_ row: TextWrapper.Row, within width: Double, isLast: Bool) -> TextBlock.Line {
    let (ascent, height) = extent(of: row)
    let baseline = bottom + ascent
    bottom += height
    if row.endsParagraph, !isLast, text.paragraphSpacing.isFinite {
      bottom += min(max(text.paragraphSpacing, 0), 1_000_000)
    }
    let free = width - row.shaped.width
    let isJustified = text.style.alignment == .justified && !row.endsParagraph && row.shaped.blanks > 0 && free > 0
    let share = isJustified ? 0 : text.style.alignment.shareBefore(paragraph: row.direction, text: direction)
    // What is too wide hangs over the end it is read towards.
    let x = free >= 0 ? free * share : row.direction == .leftToRight ? 0 : free
    var line = TextBlock.Line(
      text: row.text.text, x: x, baseline: baseline, width: isJustified ? width : row.shaped.width,
      isRightToLeft: row.direction == .rightToLeft, spans: row.shaped.spans)
    if isJustified { line.wordSpacing = free / Double(row.shaped.blanks) }
    if !text.runs.isEmpty { line.runs = row.text.runs }
    line.decorations = decorations(of: row, wordSpacing: line.wordSpacing)
    return line
  }

  private func metrics(_ style: TextStyle) -> FontMetrics? { first[style] ?? first[text.style] }

  /// How far a line reaches above its baseline, and its height: as its runs want it, each in its own style.
  private func extent(of row: TextWrapper.Row) -> (ascent: Double, height: Double) {
    guard let own = metrics(text.style) else { return (0, 0) }
    let ranges = row.text.ranges
    guard let first = ranges.first, ranges.count > 1 || first.run.style != text.style else {
      return extent(own, text.style, row.shaped.metrics.map(\.metrics))
    }
    let extents = ranges.map { bytes, run in
      let used = row.shaped.metrics.filter { $0.bytes.overlaps(bytes) }.map(\.metrics)
      return extent(metrics(run.style) ?? own, run.style, used)
    }
    if extents.count == 1, let extent = extents.first { return extent }
    let ascent = extents.map(\.ascent).max() ?? 0
    return (ascent, ascent + (extents.map { $0.height - $0.ascent }.max() ?? 0))
  }

  private func extent(
    _ first: FontMetrics, _ style: TextStyle, _ used: [FontMetrics]
  ) -> (ascent: Double, height: Double) {
    if let height = style.lineHeight, height.isFinite {
      let held = min(max(height, 0), 1_000_000)
      return ((held - first.ascent - first.descent) / 2 + first.ascent, held)
    }
    let used = [first] + used
    let ascent = used.map { $0.ascent + $0.lineGap / 2 }.max() ?? 0
    let descent = used.map { $0.descent + $0.lineGap / 2 }.max() ?? 0
    return (ascent, ascent + descent)
  }

  /// The lines below and through letters, where the font of each run has them.
  private func decorations(of row: TextWrapper.Row, wordSpacing: Double) -> [TextBlock.Decoration] {
    row.text.ranges.flatMap { bytes, run -> [TextBlock.Decoration] in
      guard run.style.isUnderlined || run.style.isStruckThrough, let metrics = metrics(run.style) else { return [] }
      return row.shaped.stretches(of: bytes, wordSpacing: wordSpacing).flatMap { start, end in
        var lines: [TextBlock.Decoration] = []
        func add(_ y: Double, _ thickness: Double, isAbove: Bool) {
          lines.append(
            TextBlock.Decoration(
              x: start, y: y, width: end - start, thickness: thickness, color: run.color, isOverLetters: isAbove))
        }
        if run.style.isUnderlined { add(metrics.underlineOffset, metrics.underlineThickness, isAbove: false) }
        if run.style.isStruckThrough {
          add(-metrics.strikethroughOffset, metrics.strikethroughThickness, isAbove: true)
        }
        return lines
      }
    }
  }
}

extension ShapedLine {
  /// Where the characters of some bytes stand, from left to right, those next to each other together.
  func stretches(of bytes: Range<Int>, wordSpacing: Double) -> [(start: Double, end: Double)] {
    var stretches: [(start: Double, end: Double)] = []
    var isOpen = false
    for cluster in clusters {
      guard bytes.contains(cluster.byte) else {
        isOpen = false
        continue
      }
      let start = cluster.start + Double(cluster.blanksBefore) * wordSpacing
      let end = cluster.end + Double(cluster.blanksAfter) * wordSpacing
      if isOpen { stretches[stretches.count - 1].end = end } else { stretches.append((start, end)) }
      isOpen = true
    }
    return stretches.filter { $0.end > $0.start }
  }
}
