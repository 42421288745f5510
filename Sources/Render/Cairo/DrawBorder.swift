import Canvas
import Display
import Graphics

extension Surface {
  /// Draws a border inside the edge of a shape.
  func draw(_ border: DisplayList.Border, of shape: RoundedRect) {
    guard let dashes = BorderDashes(border, of: shape, detail: detail) else {
      return fillBorder(shape, widths: border.widths, border.color)
    }
    guard dashes.needsClip else { return fill(dashes.path, border.color) }
    save()
    clip(to: Path.ring(shape, widths: border.widths, detail: detail), rule: .evenodd)
    fill(dashes.path, border.color)
    restore()
  }
}
