import Display
import Graphics

/// Commands in points of the natural screen, and what they are made with.
struct FramePainter {
  private(set) var commands: [DisplayList.Command] = []
  /// How the device is turned: light comes from the upper left of the picture all the same.
  let turn: Turn
  /// Device pixels in a point.
  let scale: Double

  init(turn: Turn, scale: Double) { (self.turn, self.scale) = (turn, scale) }

  /// Points that are at least a device pixel.
  func line(_ points: Double) -> Double { max(points, 1 / max(scale, 0.01)) }

  mutating func fill(_ shape: RoundedRect, _ color: Color) { commands.append(.fill(shape.smooth, .color(color))) }

  mutating func fill(_ path: Path, _ color: Color) { commands.append(.fill(.path(path, .nonzero), .color(color))) }

  /// Fills a shape with tones from the side of the light to the other.
  mutating func fill(_ shape: RoundedRect, lit tones: [Color]) {
    let light = turn.light(across: shape.rect)
    fill(shape, from: light.from, to: light.to, tones)
  }

  /// Fills a shape with tones at equal distances along a line.
  mutating func fill(_ shape: RoundedRect, from start: Point, to end: Point, _ tones: [Color]) {
    commands.append(.fill(shape.smooth, .linear(LinearGradient(start: start, end: end, stops: even(tones)))))
  }

  /// Fills a path with tones at equal distances along a line.
  mutating func fill(_ path: Path, from start: Point, to end: Point, _ tones: [Color]) {
    commands.append(.fill(.path(path, .nonzero), .linear(LinearGradient(start: start, end: end, stops: even(tones)))))
  }

  /// Fills a disc with tones from its centre outwards.
  mutating func fill(disc box: Rect, _ tones: [Color]) {
    let gradient = RadialGradient(
      center: Point(x: box.midX, y: box.midY), radius: max(box.width, box.height) / 2, stops: even(tones))
    commands.append(.fill(.rounded(.pill(box)), .radial(gradient)))
  }

  mutating func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    let (outer, inner) = (shape.outline, shape.inset(by: width).outline)
    guard !outer.isEmpty, !inner.isEmpty else {
      let border = DisplayList.Border(widths: Insets(all: width), color: color)
      return commands.append(.border(RoundedRect(shape.rect, shape.radii), border))
    }
    commands.append(.fill(.path(Path(outer + inner), .evenodd), .color(color)))
  }

  mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    commands.append(.strokePath(path, StrokeStyle(width: width, cap: .round, join: .round), color))
  }

  /// Draws something as one picture that fades out between two points.
  mutating func fading(in box: Rect, from start: Point, to end: Point, _ draw: (inout FramePainter) -> Void) {
    let fade = LinearGradient(
      start: start, end: end, stops: even([.black.opacity(0), .black.opacity(0.55), .black.opacity(0.92), .black]))
    commands.append(.beginGroup(DisplayList.Group(mask: DisplayList.Mask(box: box, paint: .linear(fade)))))
    draw(&self)
    commands.append(.endGroup)
  }

  private func even(_ tones: [Color]) -> [GradientStop] {
    let last = Double(max(1, tones.count - 1))
    return tones.enumerated().map { GradientStop(offset: Double($0.offset) / last, color: $0.element) }
  }
}

extension RoundedRect {
  /// A shape whose ends are half circles.
  static func pill(_ rect: Rect) -> RoundedRect {
    RoundedRect(rect, CornerRadii(all: min(rect.width, rect.height) / 2))
  }

  /// The shape with its edges moved inwards, its corners around the same centres.
  func inset(by distance: Double) -> RoundedRect {
    RoundedRect(rect.inset(by: Insets(all: distance)), radii.inset(by: distance), curve: curve)
  }

  /// The shape with its edges moved outwards, its corners around the same centres.
  func grown(by distance: Double) -> RoundedRect {
    RoundedRect(
      rect.inset(by: Insets(all: -distance)), CornerRadii(all: radii.topLeft.width + distance), curve: curve)
  }
}

extension Color {
  /// The colour, opaque, so far towards another one.
  func mixed(with other: Color, _ share: Double) -> Color {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * min(max(share, 0), 1)
      return UInt8(min(max(value.rounded(), 0), 255))
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
  }

  func lighter(_ share: Double) -> Color { mixed(with: .white, share) }
  func darker(_ share: Double) -> Color { mixed(with: .black, share) }
}
