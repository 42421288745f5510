import Devices
import Graphics
import Testing

@Suite("Environment")
struct EnvironmentTests {
  @Test("knows the safe area of each orientation")
  func safeArea() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iphone-x")
    #expect(Environment(device: device).safeArea == Insets(top: 44, bottom: 34))
    let lying = Environment(device: device, orientation: .landscape)
    #expect(lying.safeArea == Insets(left: 44, bottom: 21, right: 44))
    #expect(lying.isSafeAreaKnown)
    #expect(lying.size == Size(width: 812, height: 375))
    #expect(lying.naturalSize == Size(width: 375, height: 812))
    #expect(lying.pixelSize == PixelSize(width: 2436, height: 1125))
  }

  @Test("has no safe area where the profile knows none")
  func unknownSafeArea() throws {
    let web = Environment(device: try DeviceCatalog.builtIn.device(named: "web-desktop-1366x768"))
    #expect(web.safeArea == .zero)
    #expect(!web.isSafeAreaKnown)
    #expect(web.orientation == .landscape)
    #expect(Environment(device: try DeviceCatalog.builtIn.device(named: "375x667@2")).isSafeAreaKnown)
  }

  @Test(
    "has the size classes of the profile, or those of the size",
    arguments: [
      ("iphone-6", Orientation.portrait, SizeClass.compact, SizeClass.regular),
      ("iphone-6", .landscape, .compact, .compact), ("iphone-6-plus", .landscape, .regular, .compact),
      ("ipad-10-9", .portrait, .regular, .regular), ("pixel-7", .portrait, .compact, .expanded),
      ("web-desktop-1366x768", .landscape, .regular, .regular), ("599x600@2", .portrait, .compact, .regular),
      ("599x600@2", .landscape, .regular, .compact),
    ])
  func sizeClasses(id: String, orientation: Orientation, horizontal: SizeClass, vertical: SizeClass) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    let environment = Environment(device: device, orientation: orientation)
    #expect(environment.horizontalSizeClass == horizontal)
    #expect(environment.verticalSizeClass == vertical)
  }

  @Test("keeps the exact quotients of Android's densities")
  func quotients() throws {
    let pixel = Environment(device: try DeviceCatalog.builtIn.device(named: "pixel-7"))
    #expect(pixel.size.width == 1080 / 2.625)
    #expect(pixel.size.width * pixel.scale == 1080)
  }

  @Test("turns the cutout's top to the left")
  func cutout() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iphone-x")
    #expect(device.cutoutRect(in: .portrait) == Rect(x: 76, y: 0, width: 223, height: 30))
    #expect(device.cutoutRect(in: .landscape) == Rect(x: 0, y: 76, width: 30, height: 223))
    let pixel = try DeviceCatalog.builtIn.device(named: "pixel-4a")
    let upright = try #require(pixel.cutoutRect(in: .portrait))
    let lying = try #require(pixel.cutoutRect(in: .landscape))
    // The hole is in the upper left corner of the upright screen, so in the lower left one of the lying screen.
    #expect(lying.x == upright.y)
    #expect(abs(pixel.pointSize(in: .landscape).height - lying.maxY - upright.x) < 1e-9)
  }

  @Test("takes the values of a combination")
  func combination() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iphone-6")
    let environment = Environment(device: device, values: [.appearance(.dark), .orientation(.landscape)])
    #expect(environment == Environment(device: device, orientation: .landscape, appearance: .dark))
    #expect(Environment(device: device, values: []) == Environment(device: device, orientation: .portrait))
  }

  @Test(
    "satisfies conditions on size classes as the format says",
    arguments: SizeClass.allCases)
  func satisfies(sizeClass: SizeClass) {
    #expect(sizeClass.satisfies(.regular) == (sizeClass != .compact))
    #expect(sizeClass.satisfies(.compact) == (sizeClass == .compact))
    #expect(sizeClass.satisfies(.medium) == (sizeClass == .medium))
  }
}
