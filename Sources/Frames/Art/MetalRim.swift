import Graphics

/// Rings of metal from the edge of a body inwards: an edge, a bright chamfer, the band, and the seam to the glass.
struct MetalRim {
  let body: RoundedRect
  let width: Double
  let finish: Finish

  /// What is inside the rim.
  var inner: RoundedRect { body.inset(by: width) }

  /// Draws it with bands that lie in the metal and are darker.
  func paint(_ painter: inout FramePainter, bands: [Rect] = []) {
    painter.fill(body, lit: [-0.25, -0.75, -0.5, -0.95, -0.45].map(finish.tone))
    painter.fill(body.inset(by: 0.1 * width), lit: [1, 0.15, 0.6, 0.1, 0.85].map(finish.tone))
    painter.fill(body.inset(by: 0.3 * width), lit: [0.35, -0.15, 0.15, -0.2, 0.2].map(finish.tone))
    for band in bands { painter.fill(RoundedRect(band), finish.tone(-0.55)) }
    painter.fill(body.inset(by: 0.76 * width), lit: [-0.45, 0, -0.2, 0.25, -0.1].map(finish.tone))
    painter.fill(body.inset(by: 0.9 * width), finish.isMatt ? finish.tone(-0.6) : finish.tone(-1).darker(0.6))
  }
}
