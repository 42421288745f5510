package import Devices
package import Display
package import Graphics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A device around a screen, drawn of what its profile says.
///
/// What a profile does not say is a default of its family, told in `Documentation/frames.md`. The drawing is generic: it
/// shows no product, no name and no mark.
package struct FramedDevice: Sendable {
  private let art: any FrameArt
  private let turn: Turn
  private let style: FrameStyle
  private let profile: DeviceProfile
  private let orientation: Orientation
  /// Device pixels in a point.
  private let scale: Double
  /// All that is drawn, and the body, in points from the upper left of the screen as it is held.
  private let extent, turnedBody: Rect
  /// The screen's upper left corner and the size of the picture, in whole device pixels.
  private let origin, pixels: PixelSize

  /// Makes the drawing around a device that is held in some way.
  ///
  /// Bodies are turned with their screens; windows, browsers and what stands on a desk stay upright.
  /// - Parameters:
  ///   - profile: The device.
  ///   - orientation: How it is held; nil is naturally.
  ///   - style: Colours, shadow and margin.
  ///   - scale: Device pixels in a point; nil is the device's.
  package init(
    profile: DeviceProfile, orientation: Orientation? = nil, style: FrameStyle = FrameStyle(), scale: Double? = nil
  ) {
    let orientation = orientation ?? profile.naturalOrientation
    let scale = scale ?? profile.scale
    let kind = DeviceFrame.Style(of: profile, isWindow: style.isWindow)
    turn = kind.turns ? Turn(from: profile.naturalOrientation, to: orientation) : .none
    art = kind.art(of: profile, held: turn == .none ? orientation : profile.naturalOrientation, style, scale: scale)
    (self.profile, self.orientation, self.style, self.scale) = (profile, orientation, style, scale)
    let plane = turn.plane(of: art.screen.rect.size)
    turnedBody = plane.bounds(of: art.body.rect)
    extent = plane.bounds(of: art.extent)
    let held = plane.bounds(of: art.screen.rect)
    let room = Self.margin(style, around: art.body.rect.size)
    let side = max(-extent.x, extent.maxX - held.width) + room
    origin = PixelSize(width: whole(side * scale), height: whole((room - extent.y) * scale))
    pixels = PixelSize(
      width: 2 * origin.width + whole(held.width * scale),
      height: origin.height + whole((extent.maxY + room) * scale))
  }

  /// The size of the picture in points, a whole number of device pixels.
  package var size: Size { Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale) }

  /// Where the upper left corner of the screen lies in the picture, in points.
  package var screenOrigin: Point { Point(x: Double(origin.width) / scale, y: Double(origin.height) / scale) }

  /// Where the body lies in the picture without buttons, stands and straps, in points.
  package var body: Rect { turnedBody.offset(by: screenOrigin) }

  /// The picture of a screen in its device.
  ///
  /// - Parameter screen: What the screen shows. Drawn with another scale, the device is drawn with that too.
  /// - Returns: The device with the screen in it, cut to the shape of its corners.
  package func framing(_ screen: DisplayList) -> DisplayList {
    guard screen.scale == scale else {
      return FramedDevice(profile: profile, orientation: orientation, style: style, scale: screen.scale)
        .framing(screen)
    }
    let (left, top) = (Double(origin.width), Double(origin.height))
    let plane = turn.plane(of: art.screen.rect.size)
      .concatenating(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top))
    var commands: [DisplayList.Command] = []
    if let color = style.background {
      let all = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
      commands.append(.fill(.rect(all), .color(color)))
    }
    if style.hasShadow { commands += shadows() }
    commands += drawn(in: plane, art.paintBehind)
    commands += inside(screen, at: Point(x: left, y: top))
    commands += drawn(in: plane, art.paintInFront)
    return DisplayList(width: pixels.width, height: pixels.height, scale: scale, commands: commands)
  }

  /// The screen as one picture, cut to its corners.
  private func inside(_ screen: DisplayList, at origin: Point) -> [DisplayList.Command] {
    let box = Rect(x: 0, y: 0, width: Double(screen.width), height: Double(screen.height))
    let outline = RoundedRect(box, art.screen.radii.scaled(by: scale), curve: art.screen.curve).smooth
    return [
      .beginTransform(.translation(x: origin.x, y: origin.y)), .beginGroup(DisplayList.Group(outline: outline)),
    ] + screen.commands + [.endGroup, .endTransform]
  }

  private func drawn(in plane: AffineTransform, _ paint: (inout FramePainter) -> Void) -> [DisplayList.Command] {
    var painter = FramePainter(turn: turn, scale: scale)
    paint(&painter)
    guard !painter.commands.isEmpty else { return [] }
    return [.beginTransform(plane)] + painter.commands + [.endTransform]
  }

  /// Two shadows, of what is near and of the light from above, which falls downwards however the device is turned.
  private func shadows() -> [DisplayList.Command] {
    let unit = min(turnedBody.width, turnedBody.height)
    let plane = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: Double(origin.width), ty: Double(origin.height))
    let shadows = [
      Shadow(
        offset: Point(x: 0, y: 0.045 * unit), blur: 0.1 * unit, spread: -0.02 * unit, color: .black.opacity(0.3)),
      Shadow(offset: Point(x: 0, y: 0.008 * unit), blur: 0.022 * unit, color: .black.opacity(0.22)),
    ]
    let shapes = art.casts.map { shape in
      RoundedRect(turn.plane(of: art.screen.rect.size).bounds(of: shape.rect), shape.radii, curve: shape.curve)
    }
    let drawn = shadows.flatMap { shadow in shapes.map { Self.cast(shadow, by: $0, pixel: 1 / scale) } }
    return [.beginTransform(plane)] + drawn + [.endTransform]
  }

  /// A shadow that goes on a little under what casts it: shadows end at the edge, and a smooth corner lies inside that
  /// by up to 0.006 radii, where the ground would shine.
  private static func cast(_ shadow: Shadow, by shape: RoundedRect, pixel: Double) -> DisplayList.Command {
    let corners = [shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft]
    let radius = corners.map { max($0.width, $0.height) }.max() ?? 0
    let depth = min(0.01 * radius + pixel, min(shape.rect.width, shape.rect.height) / 4)
    var shadow = shadow
    shadow.spread += depth
    return .shadow(shape.inset(by: depth), shadow)
  }

  private static func margin(_ style: FrameStyle, around body: Size) -> Double {
    if let margin = style.margin { return max(0, margin) }
    guard style.hasShadow || style.background != nil else { return 0 }
    return min(body.width, body.height) * DeviceFrame.margin
  }
}

extension CornerRadii {
  fileprivate func scaled(by factor: Double) -> CornerRadii {
    func scaled(_ corner: Size) -> Size { Size(width: corner.width * factor, height: corner.height * factor) }
    return CornerRadii(
      topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
      bottomLeft: scaled(bottomLeft))
  }
}

/// Device pixels, rounded up; more than any picture has are so many that it is refused for its size.
///
/// There are no more of them than can be multiplied.
private func whole(_ pixels: Double) -> Int { Int(exactly: min(max((pixels - 1e-6).rounded(.up), 0), 1e6)) ?? 0 }
