internal import Graphics

/// The lines of a text while it is being broken, before they have places.
struct TextWrapper: ~Copyable {
  struct Row {
    let text: StyledString
    let direction: TextDirection
    let shaped: ShapedLine
    /// Whether no more of its paragraph follows.
    let endsParagraph: Bool
  }

  private let style: TextStyle
  private let width: Double
  private let limit: Int
  private let truncation: Truncation
  private(set) var rows: [Row] = []
  private(set) var isTruncated = false

  init(_ text: StyledText, width: Double?) {
    style = text.style
    self.width = width.map { $0.isFinite ? max(0, $0) : .infinity } ?? .infinity
    limit = max(1, text.lineLimit ?? .max)
    truncation = text.truncation
  }

  /// Breaks paragraphs until there is no more text, or no more room.
  mutating func wrap(
    _ paragraphs: [StyledString], _ baseDirection: BaseDirection, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let lastVisible = paragraphs.lastIndex { !$0.text.allSatisfy(\.isWhitespace) } ?? 0
    for (number, paragraph) in paragraphs.enumerated() where rows.count < limit {
      let direction = baseDirection.resolved(for: paragraph.text[...])
      try wrap(paragraph.withoutTrailingSpaces, direction, isLast: number >= lastVisible, fonts)
    }
  }

  private mutating func wrap(
    _ text: StyledString, _ direction: TextDirection, isLast: Bool, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let whole = try fonts.shapedLine(text, direction)
    if whole.width <= width + TextBlock.slack {
      if rows.count + 1 == limit, !isLast { return try truncate(text, direction, fonts) }
      return rows.append(Row(text: text, direction: direction, shaped: whole, endsParagraph: true))
    }
    let paragraph = try fonts.paragraph(text, direction, whole)
    let em = text.runs.map(\.style.size).max() ?? style.size
    let breaker = LineBreaker(paragraph: paragraph, width: width, tolerance: em / 2)
    var start = 0
    while start < paragraph.end, rows.count < limit {
      let end = try breaker.lineEnd(from: start) { line throws(CanvasError) in
        try fonts.shapedLine(text.line(line), direction).width
      }
      if rows.count + 1 == limit, end < paragraph.end || !isLast {
        return try truncate(text.slice(paragraph.bytes(from: start, to: paragraph.end)), direction, fonts)
      }
      let line = text.line(paragraph.line(from: start, to: end))
      try append(line, direction, endsParagraph: end >= paragraph.end, fonts)
      start = end
    }
  }

  private mutating func truncate(
    _ rest: StyledString, _ direction: TextDirection, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let line = try truncation.longestLine(of: rest) { style throws(CanvasError) in
      try fonts.ellipsis(style)
    } fits: { line throws(CanvasError) in
      try fonts.shapedLine(line, direction).width <= width + TextBlock.slack
    }
    isTruncated = true
    try append(line, direction, endsParagraph: true, fonts)
  }

  private mutating func append(
    _ text: StyledString, _ direction: TextDirection, endsParagraph: Bool, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let shaped = try fonts.shapedLine(text, direction)
    rows.append(Row(text: text, direction: direction, shaped: shaped, endsParagraph: endsParagraph))
  }
}
