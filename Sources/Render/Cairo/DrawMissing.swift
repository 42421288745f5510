import Canvas
import Graphics

extension Surface {
  /// Draws the hatched box that stands for a missing picture, pixel by pixel: no edge of it is antialiased.
  func drawMissing(_ rect: Rect, scale: Double) {
    guard let seen = transform.inverse?.bounds(of: visible.rect) else { return }
    let shown = rect.intersection(seen)
    guard !shown.isEmpty else { return }
    // Of a plane that is made tiny no line can be seen.
    guard shown.width * shown.height <= Double(1 << 26) else { return fill(shown, Hatching.ground) }
    let (left, top) = (Int(shown.x.rounded(.down)), Int(shown.y.rounded(.down)))
    let (right, bottom) = (Int(shown.maxX.rounded(.up)), Int(shown.maxY.rounded(.up)))
    let hatching = Hatching(scale: scale)
    let inner = rect.inset(by: Insets(all: Double(hatching.width)))
    var words: [UInt32] = []
    words.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom {
      for x in left..<right {
        let isInside = inner.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        words.append((isInside && !hatching.hasLine(x: x, y: y) ? Hatching.ground : Hatching.line).opaqueWord)
      }
    }
    let box = Rect(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    draw(Bitmap(width: right - left, height: bottom - top, pixels: words), in: box)
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

extension Color {
  /// The colour without its alpha as a pixel.
  var opaqueWord: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
