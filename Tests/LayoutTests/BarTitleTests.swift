import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// Titles that are too long for the bars of the system, on screens of every width.
@Suite struct `Long titles of bars` {
  private static let letters = String(repeating: "Letters ", count: 40)

  /// Screens that have the bar, one of each width and direction.
  static let screens = `Chrome on all devices`.screens.filter {
    $0.device.platform != .android && $0.device.family != .watch
  }.reduce(
    into: [`Chrome on all devices`.Screen]()
  ) { screens, screen in
    let isKnown = screens.contains {
      $0.environment.size.width == screen.environment.size.width && $0.direction == screen.direction
        && $0.device.platform == screen.device.platform
    }
    if !isKnown { screens.append(screen) }
  }

  private func views(_ parameters: String, on screen: `Chrome on all devices`.Screen) throws -> [PlacedView] {
    let text = "scene: s\nchrome: [\(parameters)]\nroot: {}"
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let scene = readScene(try parseYAML(Array(text.utf8), file: "test.yaml"), context: context).scene
    return layOut(
      try #require(scene), in: screen.environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters()
    ).views
  }

  private func view(_ path: String, of views: [PlacedView]) throws -> PlacedView {
    try #require(views.first { $0.path == "system/navigationBar/bar" + path })
  }

  @Test(arguments: screens, ["Back", "", letters])
  func `end in the bar, and beside the way back`(
    _ screen: `Chrome on all devices`.Screen, _ back: String
  ) throws {
    let views = try views("{navigationBar: {title: \(Self.letters), back: \"\(back)\"}}", on: screen)
    let (bar, title) = (try view("", of: views).frame, try view("/title", of: views))
    let text = try #require(title.text)
    #expect(text.lines.count == 1 && text.isTruncated)
    #expect(title.frame.x >= bar.x + 16 - 1e-6 && title.frame.maxX <= bar.maxX - 16 + 1e-6)
    #expect(text.lines.allSatisfy { $0.width <= title.pixels.rect.width + 1 })
    let way = try view("/back", of: views).frame
    let isBeside = screen.direction == .leftToRight ? way.maxX <= title.frame.x : title.frame.maxX <= way.x
    #expect(isBeside, "\(way), \(title.frame)")
  }

  static let watches = `Chrome on all devices`.screens.filter { $0.device.family == .watch }

  /// On watches the title stands beside the time, or below it, and there is no bar.
  @Test(arguments: watches)
  func `keep clear of the time of watches`(_ screen: `Chrome on all devices`.Screen) throws {
    let views = try views("statusBar, {navigationBar: {title: Trips, back: Back, isLarge: true}}", on: screen)
    func letters(_ path: String) throws -> Rect {
      let view = try #require(views.first { $0.path == path && !$0.style.isHidden })
      let text = try #require(view.text)
      return Rect(x: view.textOrigin.x, y: view.textOrigin.y, width: text.size.width, height: text.size.height)
    }
    let title = try letters("system/navigationBar/watchTitle/text[0]")
    #expect(title.intersection(try letters("system/statusBar/time")).isEmpty, "\(title)")
    #expect(!views.contains { $0.path == "system/navigationBar/bar" })
  }

  /// A title that has room is in the middle of the bar, however the way back is called.
  @Test(arguments: screens)
  func `do not move short ones`(_ screen: `Chrome on all devices`.Screen) throws {
    let views = try views("{navigationBar: {title: T, back: B}}", on: screen)
    let (bar, title) = (try view("", of: views).frame, try view("/title", of: views))
    #expect(title.text?.isTruncated == false)
    #expect(abs(title.frame.midX - bar.midX) < 1e-6)
  }
}
