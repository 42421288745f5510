import Graphics

/// The lens of a camera behind glass: dark, with a blue depth and a point of light.
struct Lens {
  let box: Rect
  var isMatt = false

  func paint(_ painter: inout FramePainter) {
    let disc = RoundedRect.pill(box)
    guard !isMatt else { return painter.fill(disc, Color(hex: 0xC4C4C9)) }
    painter.fill(disc, Color(hex: 0x101014))
    painter.border(disc, width: painter.line(0.06 * box.width), Color(hex: 0x26262C))
    painter.fill(disc: disc.inset(by: 0.2 * box.width).rect, [Color(hex: 0x1D2A4D), Color(hex: 0x0C1226), Color(hex: 0x060810)])
    let spot = 0.13 * box.width
    painter.fill(
      .pill(Rect(x: box.midX - 0.2 * box.width, y: box.midY - 0.22 * box.width, width: spot, height: spot)),
      Color(hex: 0x9DB4E8).opacity(0.55))
  }
}
