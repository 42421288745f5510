internal import CCairo
internal import CPango
package import Graphics

extension FontSet {
  /// How often the size of a text is halved between what fits and what does not.
  private static let scaleSteps = 10

  /// Breaks a text into lines: at its line ends, then between words, then within words wider than the width.
  ///
  /// A line is as high as the first families of its runs ask for, or higher where it has characters of another family
  /// that need it; a style's own line height holds in its place, with the letters in its middle. `width` is where to
  /// wrap; nil, or no finite number, is nowhere. The line limit is held to at least 1. Where the text may shrink, letters
  /// are as large as fits the width without anything cut off, to a thousandth of the range.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func layout(
    _ text: StyledText, width: Double? = nil, baseDirection: BaseDirection = .automatic
  ) throws(CanvasError) -> TextBlock {
    let block = try layoutUnscaled(text, width: width, baseDirection)
    guard text.minimumScaleFactor < 1, let width, width.isFinite, !block.fits(width) else { return block }
    var (low, high) = (max(text.minimumScaleFactor, 0.01), 1.0)
    var best = try layoutUnscaled(text.scaled(by: low), width: width, baseDirection)
    guard best.fits(width) else { return best }
    for _ in 0..<Self.scaleSteps {
      let middle = (low + high) / 2
      let tried = try layoutUnscaled(text.scaled(by: middle), width: width, baseDirection)
      if tried.fits(width) { (low, best) = (middle, tried) } else { high = middle }
    }
    return best
  }

  /// Breaks a text that is all in one style into lines, as the other form does.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func layout(
    _ text: String, style: TextStyle, width: Double? = nil, lineLimit: Int? = nil,
    baseDirection: BaseDirection = .automatic, truncation: Truncation = .tail
  ) throws(CanvasError) -> TextBlock {
    var text = StyledText(text, style: style, lineLimit: lineLimit)
    text.truncation = truncation
    return try layout(text, width: width, baseDirection: baseDirection)
  }

  private func layoutUnscaled(
    _ text: StyledText, width: Double?, _ baseDirection: BaseDirection
  ) throws(CanvasError) -> TextBlock {
    let paragraphs = StyledString(text).paragraphs
    var wrapper = TextWrapper(text, width: width)
    try wrapper.wrap(paragraphs, baseDirection, self)
    var first = [text.style: try metrics(for: text.style)]
    for run in text.runs where first[run.style] == nil { first[run.style] = try metrics(for: run.style) }
    var placer = LinePlacer(
      text, first: first, direction: baseDirection.resolved(for: paragraphs.map { $0.text[...] }))
    let widest = wrapper.rows.map(\.shaped.width).max() ?? 0
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? widest
    var lines: [TextBlock.Line] = []
    for (number, row) in wrapper.rows.enumerated() {
      lines.append(placer.place(row, within: room, isLast: number + 1 == wrapper.rows.count))
    }
    let isStretched = lines.contains { $0.wordSpacing > 0 }
    return TextBlock(
      lines: lines, size: Size(width: isStretched ? room : widest, height: placer.bottom),
      isTruncated: wrapper.isTruncated, missing: Set(wrapper.rows.flatMap(\.shaped.missing)).sorted())
  }

  /// How wide the widest part of a text is that no line ends in.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func leastWidth(of text: StyledText) throws(CanvasError) -> Double {
    var widest = 0.0
    for paragraph in StyledString(text).paragraphs {
      let text = paragraph.withoutTrailingSpaces
      let direction = BaseDirection.automatic.resolved(for: paragraph.text[...])
      let whole = try shapedLine(text, direction)
      guard whole.width > widest else { continue }
      let paragraph = try self.paragraph(text, direction, whole)
      let em = text.runs.map(\.style.size).max() ?? 0
      var start = 0
      for end in paragraph.wordBreaks where end > start {
        defer { start = end }
        // Shaping decides where lines break, so it does here too; what cannot be the widest need not be shaped.
        guard paragraph.estimatedWidth(from: start, to: end) + em / 2 > widest else { continue }
        widest = max(widest, try shapedLine(text.line(paragraph.line(from: start, to: end)), direction).width)
      }
    }
    return widest
  }

  func shapedLine(_ text: StyledString, _ direction: TextDirection) throws(CanvasError) -> ShapedLine {
    guard !text.isEmpty else { return ShapedLine() }
    let request = LineRequest(text, direction)
    if let known = cache[request] { return known }
    let line = ShapedLine(try pangoText(request), request.text)
    cache[request] = line
    return line
  }

  func paragraph(
    _ text: StyledString, _ direction: TextDirection, _ shaped: ShapedLine
  ) throws(CanvasError) -> Paragraph {
    let request = LineRequest(text, direction)
    return try cache.paragraph(of: request) { () throws(CanvasError) in
      let breaks = text.isEmpty ? [] : try pangoText(request).lineBreaks()
      return Paragraph(text.text, breaks: breaks, advances: shaped.advances)
    }
  }

  private func pangoText(_ request: LineRequest) throws(CanvasError) -> PangoText {
    var lists: [FaceList] = []
    for run in request.text.runs { lists.append(try loadedFaces(for: run.style)) }
    return try PangoText(request.text, request.direction, lists, context)
  }

  /// What stands for text left out: one character where a face has it.
  func ellipsis(_ style: TextStyle) throws(CanvasError) -> String {
    try loadedFaces(for: style).first(having: ["…"]) == nil ? "..." : "…"
  }
}

extension TextBlock {
  /// Whether all of the text is there and no line is wider than a width.
  fileprivate func fits(_ width: Double) -> Bool {
    !isTruncated && lines.allSatisfy { $0.width <= max(0, width) + TextBlock.slack }
  }
}
