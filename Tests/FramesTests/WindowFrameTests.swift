import Devices
import Display
import Graphics
import Testing

@testable import Frames

@Suite("Windows, zoom and bars in frames")
struct WindowFrameTests {
  private static func environment(_ id: String, _ values: [VariantValue]) throws -> Environment {
    Environment(device: try #require(DeviceCatalog.builtIn[id]), values: values)
  }

  @Test("an app's window is drawn as a window, whatever the device", arguments: ["ipad-pro-13", "mac-macbook-pro-14"])
  func window(id: String) throws {
    let environment = try Self.environment(id, [.orientation(.landscape), .window(.half)])
    #expect(DeviceFrame.Style(of: environment.device, isWindow: true) == .window)
    var style = FrameStyle()
    style.isWindow = true
    let device = FramedDevice(profile: environment.device, orientation: .landscape, style: style)
    // A bar above, and nothing at the sides or below.
    #expect(device.body.width == environment.size.width)
    #expect((20...60).contains(device.body.height - environment.size.height))
    let (width, height) = (device.size.width - environment.size.width, device.size.height - environment.size.height)
    #expect(width <= 4 && height <= 64)
  }

  @Test func `a zoomed phone is as large as one that is not`() throws {
    for id in ["iphone-15-pro", "iphone-8", "iphone-13-mini"] {
      let (usual, zoomed) = (try Self.environment(id, []), try Self.environment(id, [.displayZoom(.zoomed)]))
      #expect(zoomed.zoom > 1 && usual.zoom == 1)
      let bodies = [usual, zoomed].map { FramedDevice(profile: $0.device, style: FrameStyle()).body.size }
      #expect(abs(bodies[0].width - bodies[1].width * zoomed.zoom) < 2, "\(id)")
      #expect(abs(bodies[0].height - bodies[1].height * zoomed.zoom) < 3, "\(id)")
      let buttons = [usual, zoomed].map { SideButton.all(of: $0.device, hasHomeButton: id == "iphone-8") }
      #expect(buttons[0] == buttons[1], "\(id)")
    }
  }

  @Test func `a zoomed phone's body has what its profile says, in larger points`() {
    var profile = phone(width: 375, height: 812) { $0.displayZoom = Size(width: 320, height: 693) }
    profile.frame = DeviceFrame(bezel: Size(width: 15, height: 30), outerCornerRadius: 45)
    let frame = Environment(device: profile, values: [.displayZoom(.zoomed)]).device.frame
    #expect(abs((frame?.bezel?.width ?? 0) - 12.8) < 1e-9 && abs((frame?.bezel?.height ?? 0) - 25.6) < 1e-9)
    #expect(abs((frame?.outerCornerRadius ?? 0) - 38.4) < 1e-9)
  }

  @Test func `a browser has one bar`() throws {
    let profile = try DeviceProfile(id: "web", size: Size(width: 1280, height: 720), scale: 1)
    var style = FrameStyle()
    let usual = FramedDevice(profile: profile, style: style)
    style.hasBrowserBar = true
    let bare = FramedDevice(profile: profile, style: style)
    #expect(usual.body.height == 772 && bare.body.height == 720)
    #expect(bare.body.width == 1280)
    // Its upper corners are round, as nothing is above them.
    let picture = try pixels(bare.framing(screen(profile.pixelSize)))
    let (left, top) = (Int(bare.screenOrigin.x), Int(bare.screenOrigin.y))
    #expect(picture[left + 1, top + 1] != 0xFFD0_2040)
    #expect(picture[left + 640, top + 2] == 0xFFD0_2040)
  }

  @Test("browsers of tablets and phones have no buttons for a pointer", arguments: [414.0, 834, 1024, 1280])
  func dots(width: Double) throws {
    let profile = try DeviceProfile(id: "web", size: Size(width: width, height: 600), scale: 1)
    let device = FramedDevice(profile: profile, style: FrameStyle())
    let picture = try pixels(device.framing(screen(profile.pixelSize)))
    let (left, middle) = (Int(device.screenOrigin.x), Int(device.screenOrigin.y) - 26)
    // The middle of the second dot: what comes first on others is an arrow, which is darker or not there.
    let isDot = picture[left + 66, middle] == 0xFFCF_CFD5
    #expect(isDot == (width > 1100))
  }

  @Test("no light shines between a body and its shadow", arguments: [1.0, 3, 10])
  func halo(scale: Double) throws {
    let side = 200 * scale
    let profile = phone(width: Int(side), height: Int(2 * side), scale: scale) {
      $0.screenCornerRadius = 55
      $0.cornerCurve = .continuous
    }
    let style = FrameStyle(background: .white, hasShadow: true)
    let device = FramedDevice(profile: profile, style: style)
    let picture = try pixels(device.framing(screen(profile.pixelSize, scale: scale)))
    let (left, bottom) = (Int(device.body.x * scale), Int(device.body.maxY * scale))
    for step in 1..<Int(60 * scale) {
      // From the ground towards the body, the shadow grows darker and darker.
      let y = bottom - step
      var darkest = 255.0
      for x in (left - Int(4 * scale))..<(left + Int(70 * scale)) {
        let brightness = picture.brightness(x, y)
        guard brightness > 150 else { break }
        #expect(brightness <= darkest + 3, "\(x), \(y)")
        darkest = min(darkest, brightness)
      }
    }
  }

  @Test func `corners that a profile does not tell are those of its kind`() throws {
    for id in ["apple-watch-series-10-46mm", "apple-watch-ultra-3"] {
      let profile = try #require(DeviceCatalog.builtIn[id])
      #expect(profile.screenCornerRadius == nil && profile.drawnCorners.radius > 20)
    }
    var disc = phone(width: 200, height: 200)
    disc.screenRound = true
    #expect(disc.drawnCorners.radius == 100)
  }
}
