import Canvas
import Display
import Graphics

extension Surface {
  /// Draws lines of text.
  func draw(_ text: DisplayList.Text, fonts: borrowing FontSet) throws(CanvasError) {
    for line in text.lines {
      try fonts.draw(
        line.text, style: text.style, direction: line.isRightToLeft ? .rightToLeft : .leftToRight, x: line.x,
        baseline: line.baseline, color: text.color, on: self)
    }
  }
}
