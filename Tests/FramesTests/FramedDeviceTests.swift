import Canvas
import Devices
import Display
import Frames
import Graphics
import Render
import Testing

@Suite("A framed device")
struct FramedDeviceTests {
  private static let style = FrameStyle(background: Color(hex: 0xEEF0F4), hasShadow: true)

  /// A bar at the lower edge that blurs what is behind it, and letters over all.
  private static func content(_ size: PixelSize) -> [DisplayList.Command] {
    let (width, height) = (Double(size.width), Double(size.height))
    let bar = RoundedRect(Rect(x: 0, y: height - 40, width: width, height: 40))
    return [
      .fill(.rect(Rect(x: 10, y: height - 50, width: 30, height: 50)), .color(.white)),
      .blurBehind(bar, sigma: 6), .fill(.rounded(bar), .color(.white.opacity(0.3))),
      .beginGroup(.init(blendMode: .multiply)),
      .fill(.rounded(Rect(x: 20, y: 60, width: 40, height: 30), CornerRadii(all: 9)), .color(Color(hex: 0x3060C0))),
      .endGroup,
      .shadow(
        RoundedRect(Rect(x: 30, y: 110, width: 40, height: 20)),
        Shadow(offset: Point(x: 0, y: 3), blur: 8, color: .black.opacity(0.5))),
    ]
  }

  @Test("shows the pixels of the screen as they are without it", arguments: Orientation.allCases)
  func samePixels(orientation: Orientation) throws {
    let profile = phone()
    let size = profile.pixelSize(in: orientation)
    let content = Self.content(size)
    let plain = try pixels(screen(size, scale: 1, content))
    let device = FramedDevice(profile: profile, orientation: orientation, style: Self.style)
    let picture = try pixels(device.framing(screen(size, scale: 1, content)))
    let (left, top) = (Int(device.screenOrigin.x), Int(device.screenOrigin.y))
    let corner = 16.0
    var compared = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        // Corners are cut; what is nearer to the middle than their circles is not.
        let dx = max(corner - Double(x), corner - Double(size.width - 1 - x), 0)
        let dy = max(corner - Double(y), corner - Double(size.height - 1 - y), 0)
        guard dx == 0 || dy == 0 || dx * dx + dy * dy < (corner - 2) * (corner - 2) else { continue }
        compared += 1
        #expect(picture[left + x, top + y] == plain[x, y], "\(x), \(y)")
      }
    }
    #expect(compared > 28_000)
  }

  @Test func `cuts the screen to its corners, and everything to the body`() throws {
    let profile = phone()
    let picture = try pixels(framed(profile))
    let device = FramedDevice(profile: profile)
    let (left, top) = (Int(device.screenOrigin.x), Int(device.screenOrigin.y))
    let (body, glass) = (device.body, UInt32(0xFF08_080A))
    #expect(picture[left + 60, top + 120] == 0xFFD0_2040)
    #expect(picture[left + 1, top + 1] == glass)
    #expect(picture[left - 4, top + 120] == glass)
    #expect(picture[Int(body.x) + 1, Int(body.y) + 1] == 0)
    #expect(picture[0, 0] == 0)
  }

  @Test func `has what the style says around it`() throws {
    let profile = phone()
    let light = try pixels(framed(profile, .portrait, FrameStyle(background: Color(hex: 0xEEF0F4))))
    #expect(light[0, 0] == 0xFFEE_F0F4)
    let shaded = try pixels(framed(profile, .portrait, Self.style))
    #expect(shaded.width == light.width && shaded.height == light.height)
    let device = FramedDevice(profile: profile, style: Self.style)
    let below = (x: Int(device.body.midX), y: Int(device.body.maxY) + 4)
    #expect(light[below.x, below.y] == 0xFFEE_F0F4)
    #expect(shaded.brightness(below.x, below.y) < 215)
    let bare = FramedDevice(profile: profile, style: FrameStyle(margin: 0))
    #expect(bare.body.y < 1 && bare.size.height - bare.body.maxY < 1)
  }

  @Test("casts its shadow downwards however it is held", arguments: Orientation.allCases)
  func shadowFalls(orientation: Orientation) throws {
    let profile = phone()
    let picture = try pixels(framed(profile, orientation, Self.style))
    let body = FramedDevice(profile: profile, orientation: orientation, style: Self.style).body
    let (above, below) = (Int(body.y) - 6, Int(body.maxY) + 5)
    #expect(picture.brightness(Int(body.midX), below) + 8 < picture.brightness(Int(body.midX), above))
  }

  @Test func `is turned with its buttons and its cutout`() throws {
    let profile = phone { $0.cutout = Cutout(kind: .punchHole, rect: Rect(x: 52, y: 6, width: 16, height: 16)) }
    let upright = FramedDevice(profile: profile)
    let turned = FramedDevice(profile: profile, orientation: .landscape)
    #expect(turned.body.size == Size(width: upright.body.height, height: upright.body.width))
    let picture = try pixels(framed(profile, .landscape))
    let (left, top) = (Int(turned.screenOrigin.x), Int(turned.screenOrigin.y))
    // The top is at the left, and so is the hole in the middle of it.
    #expect(picture[left + 14, top + 60] != 0xFFD0_2040)
    #expect(picture[left + 225, top + 60] == 0xFFD0_2040)
    #expect(picture[left + 7, top + 60] == 0xFF08_080A)
    // The right side is at the top, with the button that was there, and the upper end at the left has none.
    let button = Int(turned.body.x + 0.3 * turned.body.width)
    #expect(picture[button, Int(turned.body.y) - 1] != 0)
    #expect(turned.body.x < 1)
  }

  @Test func `is drawn in the scale of what its screen shows`() throws {
    let profile = phone()
    let list = FramedDevice(profile: profile).framing(screen(PixelSize(width: 240, height: 480), scale: 2))
    let device = FramedDevice(profile: profile, scale: 2)
    #expect(list.scale == 2)
    #expect(Double(list.width) == 2 * device.size.width)
    #expect(abs(device.body.width - FramedDevice(profile: profile).body.width) < 1e-9)
    let picture = try pixels(list)
    #expect(picture[list.width / 2, list.height / 2] == 0xFFD0_2040)
  }

  @Test("has metal of its colour", arguments: FrameColor.allCases)
  func colors(color: FrameColor) throws {
    // At ten pixels a point the band of the rim is many pixels wide.
    let profile = phone(width: 1200, height: 2400, scale: 10)
    let style = FrameStyle(color: color)
    let picture = try pixels(framed(profile, .portrait, style))
    let device = FramedDevice(profile: profile, style: style)
    let y = Int((device.body.midY + 40) * 10)
    let bright = (0..<14).map { picture.brightness(Int(device.body.x * 10) + $0, y) }.max() ?? 0
    let expected: ClosedRange<Double> =
      switch color {
      case .black: 40...110
      case .graphite, .blue, .green: 90...190
      case .silver, .gold, .rose, .clay: 190...255
      }
    #expect(expected.contains(bright), "\(bright)")
  }

  @Test func `ends for numbers that no device has`() {
    let hostile = phone(width: 1, height: 1, scale: 10) {
      $0.frame = DeviceFrame(bezel: Size(width: 1e9, height: 1e-9), outerCornerRadius: 1e300)
      $0.screenCornerRadius = 1e12
      $0.cutout = Cutout(kind: .notch, rect: Rect(x: 0, y: 0, width: 1e-300, height: 1e300))
      $0.ppi = 1e-300
    }
    let endless = phone { $0.frame = DeviceFrame(bezel: Size(width: .infinity, height: 1)) }
    for profile in [hostile, endless] {
      let list = FramedDevice(profile: profile, style: Self.style).framing(screen(profile.pixelSize))
      #expect(list.width >= 0 && list.height >= 0)
    }
  }
}
