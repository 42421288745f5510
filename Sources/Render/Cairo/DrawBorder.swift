import Canvas
import Display
import Graphics

extension Surface {
  /// Draws a border inside the edge of a shape.
  func draw(_ border: DisplayList.Border, of shape: RoundedRect) {
    var border = border
    border.widths = border.widths.held
    guard let dashes = BorderDashes(border, of: shape, detail: detail) else {
      return fillBorder(shape, widths: border.widths, border.color)
    }
    guard dashes.needsClip else { return fill(dashes.path, border.color) }
    cut(to: ring(in: shape, widths: border.widths), rule: .evenodd) { fill(dashes.path, border.color) }
  }
}

extension Insets {
  /// No line is thinner than none; what is no number stays none.
  fileprivate var held: Insets {
    func held(_ width: Double) -> Double { width < 0 ? 0 : width }
    return Insets(top: held(top), left: held(left), bottom: held(bottom), right: held(right))
  }
}
