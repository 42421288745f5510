import Canvas
import Display
import Graphics

extension Surface {
  /// Begins a picture of its own, no larger than what will be in it: a whole screen more costs as much as a whole
  /// screen of drawing.
  func beginGroup(within bounds: Rect) {
    save()
    clip(to: bounds)
    pushGroup()
  }

  /// Lays the picture of the group over what was there before.
  func endGroup(opacity: Double) {
    popGroup(alpha: opacity)
    restore()
  }

  /// Cuts what follows to a shape, until `restore()`.
  func beginClip(_ rect: Rect, _ radii: CornerRadii) {
    save()
    clip(to: rect, radii: radii)
  }
}

extension DisplayList {
  /// The whole pixels that the group beginning at an index may change, within the picture.
  func boundsOfGroup(at start: Int) -> Rect {
    var bounds: Rect?
    var depth = 0
    for command in commands[start...] {
      if case .beginGroup = command { depth += 1 }
      if case .endGroup = command { depth -= 1 }
      if depth == 0 { break }
      guard let more = command.bounds else { continue }
      bounds = bounds?.union(more) ?? more
    }
    guard let bounds else { return .zero }
    // An antialiased edge reaches into the pixel that it touches.
    let (left, top) = ((bounds.x - 1).rounded(.down), (bounds.y - 1).rounded(.down))
    let whole = Rect(
      x: left, y: top, width: (bounds.maxX + 1).rounded(.up) - left, height: (bounds.maxY + 1).rounded(.up) - top)
    return whole.intersection(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }
}
