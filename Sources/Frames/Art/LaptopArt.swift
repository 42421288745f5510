import Devices
import Graphics

/// A laptop from the front: the lid with the screen, and the edge of the base below, which is wider.
struct LaptopArt: FrameArt {
  let screen, body: RoundedRect
  let extent: Rect
  private let finish: Finish
  private let base: Rect
  private let rim: Double
  private let cutout: CutoutArt?

  init(_ screen: ScreenFacts, _ profile: DeviceProfile, _ style: FrameStyle) {
    finish = Finish(style.color, of: profile)
    let width = screen.size.width
    let known = profile.frame?.bezel
    let (side, end) = (screen.snapped(known?.width ?? 0.0135 * width), screen.snapped(known?.height ?? 0.0135 * width))
    let chin = screen.snapped(0.022 * width)
    let round = CornerRadii(all: max(screen.radius, 0.006 * width))
    let (top, square) = (round.topLeft, Size.zero)
    self.screen = RoundedRect(
      screen.shape.rect,
      screen.radius > 0
        ? round : CornerRadii(topLeft: top, topRight: top, bottomRight: square, bottomLeft: square))
    let box = screen.shape.rect.inset(by: Insets(top: -end, left: -side, bottom: -chin, right: -side))
    let outer = Size(width: 0.0195 * width, height: 0.0195 * width)
    let low = Size(width: 0.004 * width, height: 0.004 * width)
    body = RoundedRect(box, CornerRadii(topLeft: outer, topRight: outer, bottomRight: low, bottomLeft: low))
    rim = 0.0028 * width
    let overhang = screen.snapped(0.082 * box.width)
    base = Rect(
      x: box.x - overhang, y: box.maxY, width: box.width + 2 * overhang, height: screen.snapped(0.0165 * box.width))
    extent = box.around(base)
    cutout = CutoutArt(of: profile, on: screen)
  }

  var casts: [RoundedRect] { [RoundedRect(base, baseRadii)] }

  func paintBehind(_ painter: inout FramePainter) {
    painter.fill(body, lit: [0.1, -0.5, -0.7].map(finish.tone))
    painter.fill(body.inset(by: 0.35 * rim), lit: [0.5, 0, -0.2].map(finish.tone))
    painter.fill(body.inset(by: rim), finish.glass)
    paintBase(&painter)
  }

  func paintInFront(_ painter: inout FramePainter) {
    cutout?.paint(&painter, glass: finish.isMatt ? nil : Finish.black)
  }

  private var baseRadii: CornerRadii {
    let (low, high) = (
      Size(width: 1.35 * base.height, height: 0.72 * base.height),
      Size(width: 0.12 * base.height, height: 0.12 * base.height)
    )
    return CornerRadii(topLeft: high, topRight: high, bottomRight: low, bottomLeft: low)
  }

  /// The front edge of the base: bright above, rounded off below, darker towards its ends, with the dent to open it.
  private func paintBase(_ painter: inout FramePainter) {
    let shape = RoundedRect(base, baseRadii)
    let (top, bottom) = (base.origin, Point(x: base.x, y: base.maxY))
    painter.fill(shape, from: top, to: bottom, [0.35, 0.2, 0, -0.35, -0.8].map(finish.tone))
    let shade = Color.black.opacity(0.28)
    painter.fill(
      shape, from: top, to: Point(x: base.maxX, y: base.y),
      [shade, .black.opacity(0)] + Array(repeating: .black.opacity(0), count: 14) + [.black.opacity(0), shade])
    painter.fill(
      RoundedRect(
        Rect(x: base.x, y: base.y, width: base.width, height: 0.1 * base.height), CornerRadii(all: 0.05 * base.height)),
      finish.tone(0.9))
    let dent = Rect(
      x: base.midX - 0.075 * base.width, y: base.y, width: 0.15 * base.width, height: 0.42 * base.height)
    let low = Size(width: dent.height, height: 0.9 * dent.height)
    let dish = RoundedRect(dent, CornerRadii(topLeft: .zero, topRight: .zero, bottomRight: low, bottomLeft: low))
    painter.fill(
      dish, from: dent.origin, to: Point(x: dent.maxX, y: dent.y), [-0.75, -0.25, -0.2, -0.25, -0.75].map(finish.tone))
  }
}
