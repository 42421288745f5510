internal import Graphics

/// The lines of a text while it is being broken, before they have places.
struct TextWrapper: ~Copyable {
  struct Row {
    let text: String
    let direction: TextDirection
    let shaped: ShapedLine
  }

  private let style: TextStyle
  private let width: Double
  private let limit: Int
  private let truncation: Truncation
  private(set) var rows: [Row] = []
  private(set) var isTruncated = false

  init(_ style: TextStyle, width: Double?, lineLimit: Int?, truncation: Truncation) {
    self.style = style
    self.width = width.map { $0.isFinite ? max(0, $0) : .infinity } ?? .infinity
    limit = max(1, lineLimit ?? .max)
    self.truncation = truncation
  }

  /// Breaks paragraphs until there is no more text, or no more room.
  mutating func wrap(
    _ paragraphs: [Substring], _ baseDirection: BaseDirection, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let lastVisible = paragraphs.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    for (number, paragraph) in paragraphs.enumerated() where rows.count < limit {
      let direction = baseDirection.resolved(for: paragraph)
      try wrap(paragraph.withoutTrailingSpaces, direction, isLast: number >= lastVisible, fonts)
    }
  }

  private mutating func wrap(
    _ text: String, _ direction: TextDirection, isLast: Bool, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let whole = try fonts.shapedLine(text, style, direction)
    if whole.width <= width + TextBlock.slack {
      if rows.count + 1 == limit, !isLast { return try truncate(text, direction, fonts) }
      return rows.append(Row(text: text, direction: direction, shaped: whole))
    }
    let paragraph = try fonts.paragraph(text, style, direction, whole)
    let breaker = LineBreaker(paragraph: paragraph, width: width, tolerance: style.size / 2)
    var start = 0
    while start < paragraph.end, rows.count < limit {
      let end = try breaker.lineEnd(from: start) { line throws(CanvasError) in
        try fonts.shapedLine(line, style, direction).width
      }
      if rows.count + 1 == limit, end < paragraph.end || !isLast {
        return try truncate(paragraph.text(from: start, to: paragraph.end), direction, fonts)
      }
      try append(paragraph.line(from: start, to: end), direction, fonts)
      start = end
    }
  }

  private mutating func truncate(
    _ rest: String, _ direction: TextDirection, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    let mark = try fonts.ellipsis(style)
    let line = try truncation.longestLine(of: rest, mark: mark) { line throws(CanvasError) in
      try fonts.shapedLine(line, style, direction).width <= width + TextBlock.slack
    }
    isTruncated = true
    try append(line, direction, fonts)
  }

  private mutating func append(
    _ text: String, _ direction: TextDirection, _ fonts: borrowing FontSet
  ) throws(CanvasError) {
    rows.append(Row(text: text, direction: direction, shaped: try fonts.shapedLine(text, style, direction)))
  }
}
