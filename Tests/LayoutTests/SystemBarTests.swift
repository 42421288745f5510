import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// Bars are where the platform has them.
@Suite struct `Bars of the system` {
  private func placed(
    _ chrome: String, on device: String, _ orientation: Orientation = .portrait,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> LayoutResult {
    let file = try parseYAML(Array("scene: s\nchrome: [\(chrome)]\nroot: {}".utf8), file: "test.yaml")
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let profile = try #require(DeviceCatalog.builtIn.profiles.first { $0.id == device })
    var environment = Environment(device: profile, orientation: orientation)
    environment.direction = direction
    let scene = try #require(readScene(file, context: context).scene)
    return layOut(scene, in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters(images: nil))
  }

  private func frame(_ path: String, _ result: LayoutResult) throws -> Rect {
    try #require(result.views.first { $0.path == "system/" + path }?.frame, "\(result.views.map(\.path))")
  }

  private static let title = "{navigationBar: {title: Inbox, back: Mail, actions: [search, more]}}"

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Android has the title at the beginning and actions at the end`(_ direction: LayoutDirection) throws {
    let result = try placed(Self.title, on: "pixel-7", .portrait, direction)
    let bar = try frame("navigationBar/appBar", result)
    let top = try #require(DeviceCatalog.builtIn.profiles.first { $0.id == "pixel-7" }?.safeArea[.portrait]?.top)
    #expect(abs(bar.y - top) < 0.5 && bar.height == 64)
    let title = try frame("navigationBar/appBar/title", result)
    let back = try frame("navigationBar/appBar/back", result)
    let icons = result.views.filter { $0.kind == .image }.map(\.frame)
    #expect(icons.count == 2)
    let isMirrored = direction == .rightToLeft
    for icon in icons { #expect(isMirrored ? icon.maxX <= title.x : icon.x >= title.maxX) }
    #expect(isMirrored ? back.x >= title.maxX : back.maxX <= title.x)
    #expect((isMirrored ? bar.maxX - back.maxX : back.x) < 6)
    // The system's bar is the part that is called so.
    #expect(!result.views.contains { $0.path.hasPrefix("system/homeIndicator") })
  }

  @Test func `iOS has the title in the middle, and actions at the end`() throws {
    let result = try placed(Self.title, on: "iphone-16-pro")
    let title = try frame("navigationBar/bar/title", result)
    #expect(abs(title.x + title.maxX - 402) < 1)
    for icon in result.views.filter({ $0.kind == .image }).map(\.frame) { #expect(icon.x > title.maxX) }
  }

  @Test(arguments: [("iphone-16-pro", 96.0), ("ipad-10-9", 102), ("pixel-7", 152)])
  func `a large title has a row of its own`(_ device: String, _ height: Double) throws {
    let plain = try placed("{navigationBar: {title: Inbox}}", on: device)
    let large = try placed("{navigationBar: {title: Inbox, isLarge: true}}", on: device)
    let top = try frame("navigationBar", plain).height - (device == "pixel-7" ? 64 : device == "ipad-10-9" ? 50 : 44)
    #expect(abs(try frame("navigationBar", large).height - top - height) < 1e-6)
  }

  @Test func `a phone on its side has no large title`() throws {
    let large = try placed("{navigationBar: {title: Inbox, isLarge: true}}", on: "iphone-16-pro", .landscape)
    #expect(try frame("navigationBar", large).height == 32)
  }

  @Test func `watches have the time at the end, or where they are round in the middle`() throws {
    for (device, isRound) in [("apple-watch-45mm", false), ("wearos-small-round", true)] {
      let result = try placed("statusBar", on: device)
      let time = try #require(result.views.first { $0.path == "system/statusBar/time" })
      #expect(time.style.textStyle.alignment == (isRound ? .center : .right))
      #expect(result.views.filter { $0.kind == .path }.isEmpty)
      #expect(isRound ? time.frame.x == 0 : time.frame.maxX > result.views[0].frame.width * 0.8)
    }
  }

  @Test(arguments: ["apple-tv-1080p", "apple-tv-4k", "android-tv-1080p"])
  func `televisions have tabs at the top, in the middle`(_ device: String) throws {
    let tabs = "{tabBar: {items: [{title: Home, icon: home}, {title: Search}], selected: 1}}"
    let result = try placed(tabs, on: device, .landscape)
    let (bar, screen) = (try frame("tabBar/tabs", result), result.views[0].frame)
    #expect(bar.y > 0 && bar.maxY < screen.height / 6 && bar.width < screen.width / 2)
    #expect(abs(bar.x + bar.maxX - screen.width) < 1)
    #expect(result.views.filter { $0.kind == .image }.isEmpty)
    #expect(try placed("statusBar", on: device, .landscape).views.count == 1)
  }
}
