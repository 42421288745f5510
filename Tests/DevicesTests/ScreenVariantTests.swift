import Graphics
import Testing

@testable import Devices

@Suite struct `Zoom, windows and versions of systems` {
  private func environment(_ device: String, _ values: VariantValue...) throws -> Environment {
    Environment(device: try DeviceCatalog.builtIn.device(named: device), values: values)
  }

  @Test(arguments: [
    ("iphone-6", 320.0, 568.0, 640, 1136), ("iphone-6-plus", 375, 667, 1125, 2001), ("iphone-x", 320, 693, 960, 2079),
  ])
  func `a zoomed phone has fewer points`(_ id: String, _ width: Double, _ height: Double, _ x: Int, _ y: Int) throws {
    let zoomed = try environment(id, .displayZoom(.zoomed))
    #expect(zoomed.size == Size(width: width, height: height))
    #expect(zoomed.pixelSize == PixelSize(width: x, height: y))
    #expect(zoomed.device.infers("safeArea") && zoomed.device.id == id)
    #expect(try environment(id, .displayZoom(.standard)).device == DeviceCatalog.builtIn.device(named: id))
  }

  /// Points are larger where the display is zoomed, and no window and no other number of pixels changes them.
  @Test func `a millimetre of the glass stays one`() throws {
    let usual = try environment("iphone-6-plus").device
    let wide = { (device: DeviceProfile) in device.pointSize.width / (device.pointsPerMillimetre ?? 0) }
    #expect(abs(wide(usual) - 1080 / 401 * 25.4) < 0.01)
    let zoomed = try environment("iphone-6-plus", .displayZoom(.zoomed)).device
    #expect(abs(wide(zoomed) - wide(usual)) < 0.01)
    for device in [usual, zoomed] {
      var drawn = device
      drawn.draw(atScale: 0.77)
      #expect(abs(wide(drawn) - wide(usual)) < 0.15)
    }
    let window = try environment("ipad-9-7", .window(.points(width: 700, height: 500))).device
    #expect(window.pointsPerMillimetre == (try environment("ipad-9-7")).device.pointsPerMillimetre)
  }

  @Test func `what is on the glass stays there`() throws {
    let (usual, zoomed) = (try environment("iphone-x"), try environment("iphone-x", .displayZoom(.zoomed)))
    #expect(usual.safeArea.top == 44 && abs(zoomed.safeArea.top - 44 * 320 / 375) < 0.34)
    #expect(zoomed.verticalSizeClass == .regular && zoomed.horizontalSizeClass == .compact)
    let plus = try environment("iphone-6-plus", .displayZoom(.zoomed), .orientation(.landscape))
    #expect(plus.horizontalSizeClass == .compact)
  }

  @Test(arguments: [
    ("ipad-9-7", "half", Orientation.landscape, 507.0, 768.0, SizeClass.compact),
    ("ipad-9-7", "third", .landscape, 320, 768, .compact), ("ipad-9-7", "third", .portrait, 320, 1024, .compact),
    ("ipad-pro-11", "half", .landscape, 592, 834, .compact), ("ipad-pro-11", "third", .landscape, 375, 834, .compact),
    ("ipad-pro-12-9", "half", .landscape, 678, 1024, .regular), ("ipad-10-2", "half", .landscape, 535, 810, .compact),
    ("ipad-10-5", "half", .landscape, 551, 834, .compact), ("ipad-9-7", "700x500", .portrait, 700, 500, .regular),
  ])
  func `a window is a screen of its own`(
    _ id: String, _ word: String, _ orientation: Orientation, _ width: Double, _ height: Double, _ class: SizeClass
  ) throws {
    let window = try #require(VariantAxis.window.value(word))
    let windowed = try environment(id, .orientation(orientation), window)
    #expect(windowed.size == Size(width: width, height: height) && windowed.naturalSize == windowed.size)
    #expect(windowed.horizontalSizeClass == `class` && windowed.verticalSizeClass == .regular)
    #expect(windowed.device.cutout == nil && windowed.device.frame == nil)
  }

  @Test func `no window of a computer is under the camera`() throws {
    #expect(try environment("mac-macbook-pro-14").safeArea.top > 0)
    for word in ["half", "third", "700x500"] {
      let window = try environment("mac-macbook-pro-14", try #require(VariantAxis.window.value(word)))
      #expect(window.isSafeAreaKnown && window.safeArea == .zero, "\(word)")
    }
  }

  /// A profile may say what no rule knows, also of devices that have no windows by a rule.
  @Test func `a profile tells its own windows`() throws {
    let text = """
      profiles:
        - {id: slate, platform: android, family: phone, pixelSize: [400, 800], scale: 1,
           windows: {half: {landscape: [395, 400]}, third: {portrait: [400, 260]}}}
      """
    let profile = try #require(try readProfiles(text).profiles.first)
    #expect(!profile.supports([.orientation(.portrait), .window(.half)]))
    #expect(profile.supports([.orientation(.landscape), .window(.half)]))
    let half = Environment(device: profile, values: [.orientation(.landscape), .window(.half)])
    #expect(half.size == Size(width: 395, height: 400))
    #expect(Environment(device: profile, values: [.window(.third)]).size == Size(width: 400, height: 260))
  }

  @Test func `a window as high as the screen keeps what is above and below`() throws {
    let screen = try environment("ipad-pro-11", .orientation(.landscape))
    let half = try environment("ipad-pro-11", .orientation(.landscape), .window(.half))
    #expect(half.safeArea.top == screen.safeArea.top && half.safeArea.bottom == screen.safeArea.bottom)
    #expect(half.safeArea.top > 0 && half.safeArea.left == 0)
    #expect(try !environment("ipad-pro-11", .window(.points(width: 500, height: 500))).isSafeAreaKnown)
  }

  @Test(arguments: [
    ("ipad-9-7", "half", Orientation.portrait), ("iphone-6", "half", .portrait), ("pixel-7", "300x300", .portrait),
    ("ipad-9-7", "769x500", .portrait), ("ipad-10-9", "third", .landscape),
  ])
  func `what a device has no window of is not supported`(_ id: String, _ word: String, _ way: Orientation) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    #expect(!device.supports([.orientation(way), try #require(VariantAxis.window.value(word))]))
  }

  @Test(arguments: ["", "x", "0x5", "5x", "05x5", "507x1112x2", "-5x5", "507X1112", "100000x1"])
  func `sizes are two numbers`(_ word: String) { #expect(WindowSize(word) == nil) }

  @Test func `another version has its safe area`() throws {
    let device = try #require(DeviceCatalog.builtIn.profiles.first { !$0.systemSafeAreas.isEmpty })
    let other = try #require(device.systemSafeAreas.first)
    let version = try #require(VariantAxis.os.value(other.version))
    #expect(device.supports(version) && !device.supports(.os(.version("999"))))
    let environment = Environment(device: device, values: [version])
    #expect(
      environment.safeArea == other.insets[device.naturalOrientation] ?? device.safeArea[device.naturalOrientation])
    #expect(VariantAxis.os.value("1a") == nil && VariantAxis.os.value("default") == .os(.standard))
  }
}
