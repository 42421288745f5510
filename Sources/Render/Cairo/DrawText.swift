import Canvas
import Display
import Graphics

extension Surface {
  /// Draws lines of text.
  func draw(_ text: DisplayList.Text, fonts: borrowing FontSet) throws(CanvasError) {
    for line in text.lines { try fonts.draw(line, style: text.style, color: text.color, on: self) }
  }
}
