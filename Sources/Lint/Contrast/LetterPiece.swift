package import Graphics
package import Layout
import Scene

/// The place of letters of one line and style, about as far as Latin ones reach, in device pixels of its view's plane.
package struct LetterPiece: Hashable, Sendable {
  /// The view's number.
  package var view: Int
  /// The number of the line in its text.
  package var line: Int
  /// Whole pixels.
  package var rect: Rect
  /// The colour.
  package var color: Color
  /// Whether the letters are large by WCAG: 24 points, or 18.66 where they are bold; a point is a pixel of CSS.
  package var isLarge: Bool

  /// All pieces of a placed scene, in painting order.
  package static func all(in layout: LayoutResult) -> [LetterPiece] {
    layout.views.indices.flatMap { index -> [LetterPiece] in
      let view = layout.views[index]
      guard let text = view.text else { return [] }
      return text.lines.indices.flatMap { line in
        pieces(of: text.lines[line], view, scale: layout.scale).map { piece in
          LetterPiece(view: index, line: line, rect: piece.rect, color: piece.color, isLarge: piece.isLarge)
        }
      }
    }
  }

  private typealias Part = (rect: Rect, color: Color, isLarge: Bool)

  /// Where one style gives way to another is told by the number of characters, which is about right.
  private static func pieces(of line: TextBlock.Line, _ view: PlacedView, scale: Double) -> [Part] {
    let total = line.text.utf8.count
    guard line.width > 0, total > 0 else { return [] }
    let runs =
      line.runs.isEmpty ? [StyledText.Run(length: total, style: view.style.textStyle)] : line.runs
    var start = 0
    return runs.compactMap { run in
      let range = min(start, total)..<min(start + max(0, run.length), total)
      start = range.upperBound
      guard line.text.hasLetters(inBytes: range) else { return nil }
      let shares = (Double(range.lowerBound) / Double(total), Double(range.upperBound) / Double(total))
      let (near, far) = line.isRightToLeft ? (1 - shares.1, 1 - shares.0) : shares
      let rect = rect(of: line, from: near, to: far, size: run.style.size, at: view.textOrigin)
      return (rect, run.color ?? view.style.color, isLarge(run.style, scale: scale))
    }
  }

  private static func rect(
    of line: TextBlock.Line, from near: Double, to far: Double, size: Double, at origin: Point
  ) -> Rect {
    let left = (origin.x + line.x + near * line.width).rounded()
    let right = (origin.x + line.x + far * line.width).rounded()
    let top = (origin.y + line.baseline - size * Mark.ascent).rounded()
    let bottom = (origin.y + line.baseline + size * Mark.descent).rounded()
    return Rect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }

  private static func isLarge(_ style: TextStyle, scale: Double) -> Bool {
    style.size / scale >= (style.weight >= 700 ? 18.66 : 24) - 1e-6
  }
}

extension String {
  /// Whether there is a character in some bytes that is painted in the colour of its text: blanks are not, nor are emoji.
  fileprivate func hasLetters(inBytes range: Range<Int>) -> Bool {
    let bytes = utf8
    let (start, end) = (
      bytes.index(startIndex, offsetBy: range.lowerBound), bytes.index(startIndex, offsetBy: range.upperBound)
    )
    return self[start..<end].contains { !$0.isWhitespace && !$0.isEmoji }
  }
}

extension Character {
  /// Whether it has colours of its own.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
