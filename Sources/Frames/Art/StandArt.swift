import Devices
import Graphics

/// A screen that stands: a monitor with a neck and a foot, or a television on two feet.
struct StandArt: FrameArt {
  enum Kind { case monitor, television }

  let screen, body: RoundedRect
  let extent: Rect
  private let kind: Kind
  private let finish: Finish
  private let rim: Double

  init(_ screen: ScreenFacts, _ profile: DeviceProfile, _ kind: Kind, _ style: FrameStyle) {
    self.kind = kind
    finish = Finish(style.color, of: profile)
    self.screen = screen.shape
    let width = screen.size.width
    let usual = (kind == .monitor ? 0.0115 : 0.0062) * width
    let known = profile.frame?.bezel ?? Size(width: usual, height: usual)
    let (side, end) = (screen.snapped(known.width), screen.snapped(known.height))
    let box = screen.shape.rect.inset(by: Insets(top: -end, left: -side, bottom: -end, right: -side))
    let bezel = min(side, end)
    body = RoundedRect(box, CornerRadii(all: max(screen.radius + bezel, (kind == .monitor ? 0.011 : 0.006) * width)))
    rim = (kind == .monitor ? 0.24 : 0.36) * bezel
    let height = screen.snapped((kind == .monitor ? 0.135 : 0.042) * box.width)
    extent = box.inset(by: Insets(bottom: -height))
  }

  func paintBehind(_ painter: inout FramePainter) {
    switch kind {
    case .monitor: paintNeck(&painter)
    case .television: paintFeet(&painter)
    }
    let metal = MetalRim(body: body, width: rim, finish: finish)
    metal.paint(&painter)
    painter.fill(metal.inner, finish.glass)
  }

  /// A plate of metal that widens into a flat foot.
  private func paintNeck(_ painter: inout FramePainter) {
    let (box, bottom) = (body.rect, extent.maxY)
    let height = bottom - box.maxY
    let (half, foot) = (0.083 * box.width, 0.145 * box.width)
    let plate = 0.1 * height
    let neck = Path([
      .move(Point(x: box.midX - half, y: box.maxY - plate)), .line(Point(x: box.midX + half, y: box.maxY - plate)),
      .line(Point(x: box.midX + half, y: bottom - 1.6 * plate)),
      .curve(
        Point(x: box.midX + half, y: bottom - plate), Point(x: box.midX + 1.02 * half, y: bottom - 0.7 * plate),
        Point(x: box.midX + 1.12 * half, y: bottom - 0.5 * plate)),
      .line(Point(x: box.midX - 1.12 * half, y: bottom - 0.5 * plate)),
      .curve(
        Point(x: box.midX - 1.02 * half, y: bottom - 0.7 * plate), Point(x: box.midX - half, y: bottom - plate),
        Point(x: box.midX - half, y: bottom - 1.6 * plate)), .close,
    ])
    painter.fill(
      neck, from: Point(x: box.midX - half, y: 0), to: Point(x: box.midX + half, y: 0),
      [-0.3, 0.1, 0.35, 0.45, 0.35, 0.1, -0.3].map(finish.tone))
    painter.fill(
      neck, from: Point(x: 0, y: box.maxY), to: Point(x: 0, y: box.maxY + 0.55 * height),
      [.black.opacity(0.5), .black.opacity(0.12), .black.opacity(0)])
    let sole = Rect(x: box.midX - foot, y: bottom - plate, width: 2 * foot, height: plate)
    let (high, low) = (Size(width: 0.5 * plate, height: 0.6 * plate), Size(width: 0.3 * plate, height: 0.3 * plate))
    let shape = RoundedRect(sole, CornerRadii(topLeft: high, topRight: high, bottomRight: low, bottomLeft: low))
    painter.fill(
      shape, from: sole.origin, to: Point(x: sole.x, y: sole.maxY), [0.8, 0.3, 0, -0.4, -0.8].map(finish.tone))
  }

  /// Two blades that lean outwards.
  private func paintFeet(_ painter: inout FramePainter) {
    let (box, bottom) = (body.rect, extent.maxY)
    let (thick, lean) = (0.007 * box.width, 0.026 * box.width)
    for side in [-1.0, 1] {
      let x = box.midX + side * 0.36 * box.width
      let blade = Path([
        .move(Point(x: x - thick, y: box.maxY - thick)), .line(Point(x: x + thick, y: box.maxY - thick)),
        .line(Point(x: x + side * lean + thick, y: bottom)), .line(Point(x: x + side * lean - thick, y: bottom)),
        .close,
      ])
      painter.fill(
        blade, from: Point(x: x - thick, y: box.maxY), to: Point(x: x + side * lean + thick, y: bottom),
        [-0.7, 0.1, -0.4].map(finish.tone))
    }
  }
}
