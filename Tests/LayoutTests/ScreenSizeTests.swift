import Devices
import Graphics
import Layout
import TestSupport
import Testing

/// The sizes of scenes on devices inside other scenes, of which one side says the other.
@Suite struct `Sizes of screens` {
  /// The measured size of every screen.
  private static let screen = Size(width: 240, height: 500)

  private func frame(_ keys: String, root: String) throws -> Rect {
    let text = """
      scene: s
      root: {\(root)children: [{id: phone, screen: other, device: iphone-se-3, \(keys)}]}
      """
    let environment = Environment(device: try DeviceCatalog.builtIn.device(named: "600x900@2"))
    let result = try read(text, in: environment, measuring: SquareLetters(screen: Self.screen))
    return try #require(result.views.first { $0.id == "phone" }).frame
  }

  @Test(arguments: [
    ("frame: {x: 0, y: 0}", "", Size(width: 240, height: 500)),
    ("frame: {x: 0, y: 0, width: 120}", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0, height: 250}", "", Size(width: 120, height: 250)),
    ("frame: {left: 0, right: 480, y: 0}", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0}, width: 120", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0}, height: 250", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0}, maxWidth: 120", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0}, height: 500, maxHeight: 250", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0, width: 20%}", "", Size(width: 120, height: 250)),
    ("frame: {x: 0, y: 0, width: 140}, padding: 10", "", Size(width: 140, height: 270)),
    ("frame: {x: 0, y: 0, height: 270}, padding: 10", "", Size(width: 140, height: 270)),
    (
      "width: 120", "layout: {stack: {axis: vertical, alignment: leading, distribution: start}}, ",
      Size(width: 120, height: 250)
    ),
    (
      "height: 250", "layout: {stack: {axis: vertical, alignment: leading, distribution: start}}, ",
      Size(width: 120, height: 250)
    ),
    (
      "height: 250", "layout: {stack: {axis: horizontal, alignment: top, distribution: start}}, ",
      Size(width: 120, height: 250)
    ),
    ("width: 120", "layout: {overlay: center}, ", Size(width: 120, height: 250)),
    ("height: 250", "layout: {overlay: center}, ", Size(width: 120, height: 250)),
    // What is said of both sides stays, and a ratio of one's own.
    ("frame: [0, 0, 100, 100]", "", Size(width: 100, height: 100)),
    ("", "", Size(width: 600, height: 900)),
    ("frame: {x: 0, y: 0, width: 100}, aspectRatio: 1", "", Size(width: 100, height: 100)),
    ("frame: {x: 0, y: 0, width: 100}, intrinsicSize: [10, 30]", "", Size(width: 100, height: 30)),
  ])
  func `keep the proportion of the device`(_ keys: String, _ root: String, _ size: Size) throws {
    #expect(try frame(keys.isEmpty ? "role: image" : keys, root: root).size == size)
  }
}
