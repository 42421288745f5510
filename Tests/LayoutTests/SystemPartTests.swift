import Devices
import Graphics
import Layout
import Scene
import TestSupport
import Testing

/// What the system shows is as large as the system has it, whatever a scene says of its own views.
@Suite struct `Parts of the system` {
  private static let devices = ["ipad-pro-13", "iphone-se-3", "iphone-15-pro", "pixel-9-pro", "galaxy-tab-s9"]
  private static let designs = [
    "design: {width: 375, height: 812, scale: [font]}",
    "design: {width: 200, scale: [rect, font]}",
    "design: {width: 200, basis: current, scale: [x, y, width, height]}",
  ]
  /// Everything that is inherited, but for the direction.
  private static let loud = """
    font: {size: 40, family: Other, weight: bold, italic: true, features: [smcp]}, lineHeight: 70, tracking: 9,
    textAlignment: trailing, color: red, tint: lime, snap: none
    """

  private func environment(_ device: String) throws -> Environment {
    Environment(device: try DeviceCatalog.builtIn.device(named: device))
  }

  /// A view of the system, as far as anything can be seen of it.
  private struct Part: Hashable, CustomStringConvertible {
    var path: String
    var frame: Rect
    var letters: TextStyle
    var color, tint: Color
    var description: String { "\(path) \(frame) \(letters)" }
  }

  private func parts(_ text: String, on device: String) throws -> [Part] {
    let result = try read(text, in: environment(device))
    return result.views.filter { $0.path.hasPrefix("system/") }.map {
      Part(path: $0.path, frame: $0.frame, letters: $0.style.textStyle, color: $0.style.color, tint: $0.style.tint)
    }
  }

  @Test(arguments: devices, designs)
  func `do not grow with the design of the scene under them`(_ device: String, _ design: String) throws {
    let scene = """
      scene: s
      chrome: [statusBar, homeIndicator, {navigationBar: {title: Title, back: Back}}, keyboard, browserBar,
        {tabBar: {items: [{title: One}, {title: Two}]}}]
      root: {text: Hello}
      """
    let plain = try parts(scene, on: device)
    #expect(plain.count > 40)
    #expect(try parts(scene + "\n" + design, on: device) == plain)
  }

  @Test(arguments: devices, designs)
  func `neither do those that a scene uses`(_ device: String, _ design: String) throws {
    func scene(_ root: String) -> String {
      """
      scene: s
      root:
        id: system
        \(root)
        children:
          - {id: status, use: system/statusBar, frame: {leading: 0, top: 0, trailing: 0}}
          - {id: title, use: system/navigationBar, frame: {leading: 0, top: 0, trailing: 0}, with: {title: T, back: B}}
          - {id: tabs, use: system/tabBar, frame: {leading: 0, bottom: 0, trailing: 0},
             with: {items: [{title: One}, {title: Two}]}}
      """
    }
    let plain = try parts(scene("snap: pixel"), on: device)
    let loud = Self.loud.split(separator: "\n").joined(separator: " ")
    let other = try parts(scene("when: [{if: {minWidth: 1}, \(loud)}]") + "\n" + design, on: device)
    #expect(plain.count > 10)
    #expect(other == plain)
  }

  @Test func `have the sizes and places that the scene gives them, in its own units`() throws {
    let scene = """
      scene: s
      design: {width: 187.5, scale: [rect]}
      root:
        children:
          - {id: a, use: system/battery, width: 30, height: 6, frame: {x: 10, y: 20}}
          - {id: b, use: system/battery, frame: {x: 0, y: 0}}
          - {id: c, use: system/battery, frame: {x: 0, y: 0}, when: [{if: {minWidth: 1}, width: 30}]}
      """
    let result = try read(scene, in: environment("iphone-se-3"))
    func frame(_ id: String) -> Rect? { result.views.first { $0.path == id }?.frame }
    #expect(frame("a") == Rect(x: 20, y: 40, width: 60, height: 12))
    #expect(frame("b")?.size == Size(width: 27, height: 13))
    #expect(frame("c")?.size == Size(width: 60, height: 13))
  }

  @Test func `pass on what a key of one's own is set in`() throws {
    let scene =
      "scene: s\nroot: {font: 31, children: [{id: key, use: system/key, frame: [0, 0, 90, 90], with: {title: A}}]}"
    let result = try read(scene, in: environment("iphone-se-3"))
    let letters = try #require(result.views.first { $0.kind == .text })
    #expect(letters.style.textStyle.size == 62)
  }
}
