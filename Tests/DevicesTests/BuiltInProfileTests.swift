import Graphics
import Problems
import Testing

@testable import Devices

/// What must hold for every profile that is compiled in.
@Suite("Every profile of the catalogue")
struct BuiltInProfileTests {
  @Test("is read without a problem")
  func hasNoProblems() {
    #expect(DeviceCatalog.builtInResult.problems == [])
    #expect(DeviceCatalog.builtIn.profiles.count == 218)
  }

  @Test("is the same read alone and read with all others")
  func isFoundByName() {
    for profile in DeviceCatalog.builtInResult.profiles {
      for name in [profile.id] + profile.aliases { #expect(DeviceCatalog.builtIn[name] == profile, "\(name)") }
    }
    for name in ["", "id", "ipad", "iphone-x ", "mine, yours"] { #expect(DeviceCatalog.builtIn[name] == nil) }
  }

  @Test("has a name of its own, in kebab-case")
  func namesAreUnique() {
    let names = DeviceCatalog.builtIn.profiles.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    for name in names {
      #expect(letters.isSuperset(of: name) && !name.contains("--"), "\(name)")
      #expect(AdHocSize(name) == nil, "\(name)")
    }
  }

  @Test("has exact points and a sound shape", arguments: DeviceCatalog.builtIn.profiles.map(\.id))
  func isSound(id: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    let points = device.pointSize
    #expect((points.width * device.scale).rounded() == Double(device.pixelSize.width))
    #expect((points.height * device.scale).rounded() == Double(device.pixelSize.height))
    #expect(abs(points.width * device.scale - Double(device.pixelSize.width)) < 1e-9)
    let isLandscape = device.naturalOrientation == .landscape
    #expect((device.pixelSize.width > device.pixelSize.height) == isLandscape)
    #expect(device.verified || device.notes?.hasPrefix("not verified: ") == true)
    #expect(device.location?.file.hasPrefix("snapfarm:") == true)
  }

  @Test("keeps insets and cutout inside the screen", arguments: DeviceCatalog.builtIn.profiles.map(\.id))
  func fits(id: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    for orientation in Orientation.allCases {
      let size = device.pointSize(in: orientation)
      if let insets = device.safeArea[orientation] {
        #expect(insets.top >= device.statusBarHeight[orientation] ?? 0)
        #expect(insets.horizontal < size.width / 2 && insets.vertical < size.height / 2)
        #expect(min(insets.top, insets.left, insets.bottom, insets.right) >= 0)
      }
      if let cutout = device.cutoutRect(in: orientation) {
        #expect(cutout.x >= 0 && cutout.y >= 0 && cutout.width > 0 && cutout.height > 0)
        #expect(cutout.maxX <= size.width && cutout.maxY <= size.height + 1e-9)
      }
    }
    let shortSide = min(device.pointSize.width, device.pointSize.height)
    if let radius = device.screenCornerRadius { #expect(radius >= 0 && radius <= shortSide / 2) }
    #expect((device.cutout?.rect == nil) || device.cutout?.kind != Cutout.Kind.none)
  }

  @Test("swaps its sides when turned, and back", arguments: DeviceCatalog.builtIn.profiles.map(\.id))
  func turns(id: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    let (upright, lying) = (
      Environment(device: device, orientation: .portrait), Environment(device: device, orientation: .landscape)
    )
    #expect(upright.size == lying.size.transposed)
    #expect(upright.pixelSize == lying.pixelSize.transposed)
    #expect(upright.size.width <= upright.size.height)
    #expect(upright.naturalSize == lying.naturalSize)
  }

  @Test(
    "is there for the devices people ask for",
    arguments: [
      ("iphone-4s", 320.0, 480.0, 2.0), ("iphone-5", 320, 568, 2), ("iphone-6", 375, 667, 2), ("iphone-x", 375, 812, 3),
      ("iphone-15-pro", 393, 852, 3), ("iphone-8-plus", 414, 736, 3), ("ipad-10-9", 820, 1180, 2),
      ("ipad-pro-13", 1032, 1376, 2), ("pixel-7", 1080 / 2.625, 2400 / 2.625, 2.625),
      ("pixel-tablet", 1280, 800, 2), ("web-desktop-1366x768", 1366, 768, 1), ("apple-watch-45mm", 198, 242, 2),
      ("apple-tv-4k", 1920, 1080, 2), ("wearos-small-round", 192, 192, 2), ("iphone-18-pro", 402, 874, 3),
      ("android-tv-720p", 1280 / 1.33125, 720 / 1.33125, 1.33125), ("visionos-window", 1280, 720, 2),
    ] as [(String, Double, Double, Double)])
  func exists(id: String, width: Double, height: Double, scale: Double) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    #expect(device.pointSize == Size(width: width, height: height))
    #expect(device.scale == scale)
  }

  @Test("shrinks to its panel evenly", arguments: DeviceCatalog.builtIn.profiles.map(\.id))
  func panels(id: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    guard let panel = device.panelPixelSize else { return }
    let across = Double(panel.width) / Double(device.pixelSize.width)
    let down = Double(panel.height) / Double(device.pixelSize.height)
    #expect(abs(across - down) < 0.005 && across < 1)
  }

  @Test("has a body larger than its screen", arguments: DeviceCatalog.builtIn.profiles.map(\.id))
  func bodies(id: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: id)
    guard let body = device.frame?.bodyMM, let bezel = device.frame?.bezel else { return }
    // Points of both axes are equally long.
    let (across, down) = (
      (device.pointSize.width + 2 * bezel.width) / body.width,
      (device.pointSize.height + 2 * bezel.height) / body.height
    )
    #expect(abs(across / down - 1) < 0.01, "\(across) and \(down) points a millimetre")
  }

  @Test("says which of its values are taken from others")
  func inference() throws {
    let catalog = DeviceCatalog.builtIn
    #expect(
      catalog.profiles.filter { !$0.verified }.map(\.id) == [
        "pixel-10", "galaxy-s9-plus", "galaxy-s24-ultra", "galaxy-s23-ultra", "galaxy-a55", "galaxy-tab-s9",
      ])
    #expect(try catalog.device(named: "pixel-tablet").infers("safeArea"))
    #expect(try !catalog.device(named: "pixel-7").infers("safeArea"))
    #expect(catalog.profiles.count { $0.infers("safeArea") } == 80)
  }

  @Test("knows the safe area of an earlier system where it was another one")
  func earlierSystems() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iphone-xr")
    #expect(device.safeArea.portrait?.top == 48)
    let earlier = ByOrientation(portrait: Insets(top: 44, bottom: 34))
    #expect(device.systemSafeAreas == [SystemSafeArea(version: "13", insets: earlier)])
  }
}
