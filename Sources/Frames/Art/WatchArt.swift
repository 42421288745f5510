import Devices
import Graphics

/// A watch: a case with a crown, and a strap that fades out.
struct WatchArt: FrameArt {
  let screen, body: RoundedRect
  let extent: Rect
  private let finish: Finish
  private let rim: Double
  private let crown: Rect
  private let keys: [Rect]
  private let isDisc: Bool

  init(_ screen: ScreenFacts, _ profile: DeviceProfile, _ style: FrameStyle) {
    finish = Finish(style.color, of: profile)
    isDisc = profile.screenRound == true
    self.screen = screen.shape
    // Of public cases the body is about a ninth of the screen's width larger on each side.
    let known = profile.frame?.bezel ?? Size(width: 0.115 * screen.shortSide, height: 0.115 * screen.shortSide)
    let bezel = Size(width: screen.snapped(known.width), height: screen.snapped(known.height))
    let box = screen.shape.rect.inset(
      by: Insets(top: -bezel.height, left: -bezel.width, bottom: -bezel.height, right: -bezel.width))
    let side = min(box.width, box.height)
    let around = screen.radius > 0 ? screen.radius + min(bezel.width, bezel.height) : 0.25 * side
    let radius = isDisc ? side / 2 : min(profile.frame?.outerCornerRadius ?? around, side / 2)
    body = RoundedRect(box, CornerRadii(all: radius), curve: isDisc ? .circular : .continuous)
    rim = min(profile.frame?.rim ?? 0.36 * min(bezel.width, bezel.height), min(bezel.width, bezel.height))
    let depth = screen.snapped(0.034 * side)
    crown =
      isDisc
      ? Rect(x: box.maxX - depth, y: box.midY - 0.07 * side, width: 2 * depth, height: 0.14 * side)
      : Rect(x: box.maxX - depth, y: box.y + 0.22 * box.height, width: 2.1 * depth, height: 0.19 * box.height)
    keys =
      isDisc
      ? [] : [Rect(x: box.maxX - depth, y: box.y + 0.53 * box.height, width: 1.3 * depth, height: 0.21 * box.height)]
    let reach = screen.snapped(0.42 * box.height)
    extent = box.around(crown).inset(by: Insets(top: -reach, bottom: -reach))
  }

  func paintBehind(_ painter: inout FramePainter) {
    paintStrap(&painter)
    for key in keys { paint(key: key, &painter) }
    paintCrown(&painter)
    let metal = MetalRim(body: body, width: rim, finish: finish)
    metal.paint(&painter)
    painter.fill(metal.inner, finish.glass)
    guard !finish.isMatt else { return }
    painter.border(metal.inner, width: painter.line(0.2 * rim), .white.opacity(0.13))
  }

  /// The upper and the lower half, each from the middle of the case to where it fades out.
  private func paintStrap(_ painter: inout FramePainter) {
    for end in [extent.y, extent.maxY] {
      let (from, half) = (body.rect.midY, 0.5 * body.rect.width)
      let (near, far) = (isDisc ? 0.74 * half : 0.8 * half, 0.66 * half)
      let x = body.rect.midX
      let edge = end < from ? body.rect.y : body.rect.maxY
      let path = Path([
        .move(Point(x: x - near, y: from)), .line(Point(x: x - near, y: edge)),
        .curve(
          Point(x: x - near, y: edge + 0.25 * (end - edge)), Point(x: x - far, y: edge + 0.3 * (end - edge)),
          Point(x: x - far, y: end)), .line(Point(x: x + far, y: end)),
        .curve(
          Point(x: x + far, y: edge + 0.3 * (end - edge)), Point(x: x + near, y: edge + 0.25 * (end - edge)),
          Point(x: x + near, y: edge)), .line(Point(x: x + near, y: from)), .close,
      ])
      let box = Rect(x: x - near, y: min(from, end), width: 2 * near, height: abs(end - from))
      painter.fading(in: box, from: Point(x: x, y: end), to: Point(x: x, y: edge)) { painter in
        let (left, right) = (Point(x: x - near, y: 0), Point(x: x + near, y: 0))
        let (dark, light) = (finish.strap.darker(0.25), finish.strap.lighter(0.06))
        painter.fill(path, from: left, to: right, [dark, finish.strap, light, light, finish.strap, dark])
        // It lies in the shadow of the case, and bends away from the light.
        let shades = [0.38, 0.1, 0, 0, 0.06, 0.15, 0.27, 0.4].map { Color.black.opacity($0) }
        painter.fill(path, from: Point(x: x, y: edge), to: Point(x: x, y: end), shades)
      }
    }
  }

  private func paint(key: Rect, _ painter: inout FramePainter) {
    let shape = RoundedRect(key, CornerRadii(all: 0.35 * key.width))
    painter.fill(
      shape, from: key.origin, to: Point(x: key.x, y: key.maxY), [-0.85, -0.2, 0.25, -0.2, -0.85].map(finish.tone))
  }

  /// A wheel seen from its side, with grooves.
  private func paintCrown(_ painter: inout FramePainter) {
    let shape = RoundedRect(crown, CornerRadii(all: 0.3 * crown.width))
    painter.fill(
      shape, from: crown.origin, to: Point(x: crown.x, y: crown.maxY),
      [-0.95, -0.4, 0.35, 0.7, 0.2, -0.45, -0.95].map(finish.tone))
    let grooves = 11
    for number in 1..<grooves {
      let y = crown.y + Double(number) / Double(grooves) * crown.height
      let line = Rect(
        x: crown.midX, y: y - 0.014 * crown.height, width: 0.5 * crown.width - 0.16 * crown.width,
        height: 0.028 * crown.height)
      painter.fill(RoundedRect(line), .black.opacity(finish.isMatt ? 0.12 : 0.32))
    }
  }
}
