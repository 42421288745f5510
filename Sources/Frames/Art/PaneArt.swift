import Graphics

/// A window that floats: a pane with an edge of light, and the bar below by which it is held.
struct PaneArt: FrameArt {
  let screen, body: RoundedRect
  let extent: Rect
  private let handle, knob: Rect

  init(_ screen: ScreenFacts) {
    // Panes have corners of their own, whatever the profile says of a screen.
    let radius = min(46, 0.4 * screen.shortSide)
    self.screen = RoundedRect(screen.shape.rect, CornerRadii(all: radius), curve: .continuous)
    let edge = screen.snapped(1.5)
    body = self.screen.grown(by: edge)
    let width = min(136, 0.3 * screen.size.width)
    handle = Rect(
      x: screen.size.width / 2 - width / 2 + 12, y: body.rect.maxY + 22, width: width, height: 9)
    knob = Rect(x: handle.x - 24, y: handle.midY - 7, width: 14, height: 14)
    extent = body.rect.around(handle).inset(by: Insets(bottom: -6))
  }

  func paintBehind(_ painter: inout FramePainter) {
    painter.fill(body, lit: [0xE6, 0xA0, 0x8A, 0xA6, 0xD8].map { Color(red: $0, green: $0, blue: $0) })
    let glass = Color(hex: 0xB9B9BF)
    painter.fill(.pill(handle), glass.opacity(0.85))
    painter.border(.pill(handle), width: painter.line(0.6), .white.opacity(0.5))
    painter.fill(.pill(knob), glass.opacity(0.85))
    painter.border(.pill(knob), width: painter.line(0.6), .white.opacity(0.5))
  }

  func paintInFront(_ painter: inout FramePainter) {
    painter.border(screen, width: painter.line(1), .white.opacity(0.16))
  }
}
