import Devices
import Graphics
import Layout
import Scene
import TestSupport
import Testing

/// Lengths and conditions that profiles give.
@Suite struct `Lengths of the device` {
  struct Case: Sendable, CustomTestStringConvertible {
    var device: String
    var orientation = Orientation.portrait
    var length: String
    var points: Double

    var testDescription: String { "\(device), \(orientation): \(length)" }
  }

  private func environment(_ device: String, _ orientation: Orientation = .portrait) throws -> Environment {
    Environment(device: try #require(DeviceCatalog.builtIn[device]), orientation: orientation)
  }

  @Test(arguments: [
    Case(device: "iphone-15-pro", length: "statusBarHeight", points: 54),
    Case(device: "iphone-15-pro", orientation: .landscape, length: "statusBarHeight", points: 0),
    Case(device: "iphone-15-pro", length: "earLeading", points: 133.5),
    Case(device: "iphone-15-pro", length: "cutoutTop", points: 11),
    Case(device: "iphone-15-pro", length: "safeAreaTop", points: 59),
    Case(device: "iphone-15-pro", orientation: .landscape, length: "safeAreaLeft", points: 59),
    Case(device: "iphone-15-pro", length: "homeIndicatorWidth", points: 134),
    Case(device: "iphone-15-pro", length: "navigationBarHeight", points: 44),
    Case(device: "iphone-15-pro", orientation: .landscape, length: "navigationBarHeight", points: 32),
    Case(device: "ipad-10-9", orientation: .landscape, length: "navigationBarHeight", points: 50),
    Case(device: "pixel-8", length: "navigationBarHeight", points: 64),
    Case(device: "apple-tv-4k", length: "navigationBarHeight", points: 44),
    Case(device: "iphone-15-pro", length: "tabBarHeight", points: 49),
    Case(device: "pixel-8", length: "tabBarHeight", points: 80),
    Case(device: "ipad-10-9", length: "browserBarHeight", points: 52),
    Case(device: "iphone-15-pro", length: "keyboardHeight", points: 292),
    Case(device: "iphone-15-pro", orientation: .landscape, length: "keyboardHeight", points: 172),
    Case(device: "iphone-6", length: "homeIndicatorWidth", points: 0),
    Case(device: "iphone-6", length: "earTrailing", points: 187.5),
    Case(device: "iphone-6", length: "keyboardHeight", points: 216),
    Case(device: "iphone-6-plus", length: "keyboardHeight", points: 226),
    Case(device: "ipad-10-9", length: "homeIndicatorWidth", points: 273),
    Case(device: "pixel-8", length: "homeIndicatorWidth", points: 108),
    Case(device: "pixel-8", length: "homeIndicatorGap", points: 10),
    Case(device: "pixel", length: "safeAreaBottom", points: 48),
    Case(device: "pixel", length: "homeIndicatorWidth", points: 0),
    Case(device: "apple-tv-4k", length: "keyboardHeight", points: 0),
  ])
  func `are those of the profile`(_ test: Case) throws {
    let scene = "scene: s\nroot: {children: [{id: v, frame: [0, 0, device.\(test.length), 1]}]}"
    let result = try read(scene, in: environment(test.device, test.orientation))
    let view = try #require(result.views.first { $0.id == "v" })
    #expect(abs(view.frame.width - test.points) < 1e-9, "\(view.frame.width)")
  }

  @Test func `of the handle of gestures need no home indicator in the profile`() throws {
    var device = try #require(DeviceCatalog.builtIn["pixel-8"])
    device.homeIndicator = nil
    device.safeArea.portrait = Insets(top: 24, bottom: 24)
    let frame = "[0, 0, device.homeIndicatorWidth, device.homeIndicatorGap]"
    let scene = "scene: s\nroot: {children: [{id: v, frame: \(frame)}]}"
    let result = try read(scene, in: Environment(device: device))
    #expect(result.views.last?.frame.size == Size(width: 108, height: 10))
  }

  @Test func `of the ends of the status bar are beside a camera at the side`() throws {
    // Pixel 5: a hole of 28.36 points, 15.27 from the left.
    let scene = "scene: s\nroot: {children: [{id: v, frame: {leading: device.statusBarLeading, width: 1}}]}"
    let result = try read(scene, in: environment("pixel-5"))
    #expect(abs((result.views.last?.frame.x ?? 0) - 43.63) < 0.01)
  }

  @Test(arguments: [
    ("statusBar", ["iphone-15-pro", "iphone-6", "pixel-8", "ipad-10-9", "pixel"]),
    ("homeIndicator", ["iphone-15-pro", "pixel-8", "ipad-10-9"]),
    ("navigationButtons", ["pixel"]), ("island", ["iphone-15-pro"]), ("notch", []),
    ("keyboard", ["iphone-15-pro", "iphone-6", "pixel-8", "ipad-10-9", "pixel"]), ("sideButtons", []),
  ])
  func `are there where the condition says so`(_ word: String, devices: [String]) throws {
    let all = ["iphone-15-pro", "iphone-6", "pixel-8", "ipad-10-9", "pixel", "apple-tv-4k"]
    let scene = "scene: s\nroot: {children: [{id: v, hidden: true, when: [{if: {has: \(word)}, hidden: false}]}]}"
    let having = try all.filter { device in
      try read(scene, in: environment(device)).views.contains { $0.id == "v" && !$0.style.isHidden }
    }
    #expect(having == devices)
  }

  @Test func `of buttons at the side are there on phones that lie`() throws {
    let scene = "scene: s\nroot: {children: [{id: v, hidden: true, when: [{if: {has: sideButtons}, hidden: false}]}]}"
    let result = try read(scene, in: environment("pixel", .landscape))
    #expect(result.views.last?.style.isHidden == false)
  }

  @Test func `conditions compare texts that references stand for`() throws {
    let scene = """
      scene: s
      data: {chosen: 1}
      root:
        children:
          - each: [a, b, c]
            node: {id: $item, opacity: 0.5, when: [{if: {equal: [$index, $chosen]}, opacity: 1}]}
      """
    let result = try read(scene, in: environment("iphone-6"))
    #expect(result.views.dropFirst().map(\.style.opacity) == [0.5, 1, 0.5])
  }

  @Test func `stay in a component of the suite, hidden or not`() throws {
    // Only Snapfarm's own components drop what is hidden.
    let scene = """
      scene: s
      components: {own: {node: {hidden: true, children: [{}]}}}
      root: {children: [{use: own}, {use: system/homeIndicator}]}
      """
    let result = try read(scene, in: environment("iphone-6"))
    #expect(result.views.count == 3)
  }
}
