import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// What the system shows, on every device that there is, however it is held and read.
@Suite struct `Chrome on all devices` {
  struct Screen: Sendable, CustomTestStringConvertible {
    var device: DeviceProfile
    var orientation: Orientation
    var direction: LayoutDirection

    var testDescription: String { "\(device.id), \(orientation), \(direction)" }

    var environment: Environment {
      var environment = Environment(device: device, orientation: orientation)
      environment.direction = direction
      return environment
    }
  }

  static let screens = DeviceCatalog.builtIn.profiles.flatMap { device in
    Orientation.allCases.filter(device.supports).flatMap { orientation in
      [LayoutDirection.leftToRight, .rightToLeft].map {
        Screen(device: device, orientation: orientation, direction: $0)
      }
    }
  }

  private static let chrome = "[statusBar, homeIndicator, {navigationBar: {title: Title, back: Back}}, keyboard]"
  private static let covered = scene(text: "scene: s\nchrome: \(chrome)\nroot: {}")

  /// Reads a scene; nil where something is wrong with it.
  private static func scene(text: String) -> Scene? {
    guard let file = try? parseYAML(Array(text.utf8), file: "test.yaml") else { return nil }
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    return readScene(file, context: context).scene
  }

  private func placed(_ screen: Screen, _ scene: Scene? = Self.covered) throws -> LayoutResult {
    layOut(
      try #require(scene), in: screen.environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters())
  }

  @Test(arguments: screens)
  func `is as the profile has it`(_ screen: Screen) throws {
    let result = try placed(screen)
    statusBar(screen, result)
    marks(screen, result)
    homeIndicator(screen, result)
    buttons(screen, result)
    try keyboard(screen, result)
    nothingIsHiddenOrMissing(result)
  }

  /// The room of a text's letters, in points; the font of these tests places none within lines.
  private func letters(of view: PlacedView, scale: Double) -> Rect? {
    guard let text = view.text else { return nil }
    let content = view.contentPixels.rect
    let spare = content.width - text.size.width
    let x =
      switch view.style.textStyle.alignment {
      case .center: content.x + spare / 2
      case .right, .trailing: content.x + spare
      case .left, .leading, .natural, .justified: content.x
      }
    let height = view.style.textStyle.size
    return Rect(
      x: x / scale, y: ((content.y + content.maxY - height) / 2) / scale, width: text.size.width / scale,
      height: height / scale)
  }

  private func isInside(_ inner: Rect, _ outer: Rect) -> Bool {
    let slack = 0.01
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.maxX <= outer.maxX + slack
      && inner.maxY <= outer.maxY + slack
  }

  private func frame(of path: String, in result: LayoutResult) -> Rect? {
    result.views.first { $0.path == "system/" + path }?.frame
  }

  private func statusBar(_ screen: Screen, _ result: LayoutResult) {
    // Profiles do not say it of watches, which have the time there.
    guard screen.device.family != .watch else { return #expect(frame(of: "statusBar/time", in: result) != nil) }
    let height = screen.device.statusBarHeight[screen.orientation] ?? 0
    guard height > 0 else { return #expect(frame(of: "statusBar", in: result) == nil) }
    let size = screen.environment.size
    #expect(frame(of: "statusBar", in: result) == Rect(x: 0, y: 0, width: size.width, height: height))
  }

  /// Time and marks are on the screen, beside the camera and apart.
  private func marks(_ screen: Screen, _ result: LayoutResult) {
    guard let bar = result.views.firstIndex(where: { $0.path == "system/statusBar" }) else { return }
    let drawn = result.views[bar..<result.views[bar].subtreeEnd].compactMap { view -> Rect? in
      switch view.kind {
      case .text: letters(of: view, scale: result.scale)
      case .path: view.frame
      case .box, .image, .line, .spacer, .screen: nil
      }
    }
    #expect(screen.device.family == .watch ? drawn.count == 1 : drawn.count >= 3)
    let cutout = screen.device.cutoutRect(in: screen.orientation)
    let screenRect = Rect(origin: .zero, size: screen.environment.size)
    for (number, mark) in drawn.enumerated() {
      #expect(isInside(mark, screenRect), "\(mark)")
      if screen.device.family == .watch { #expect(isClearOfCorners(mark, of: screen.device), "\(mark)") }
      if let cutout { #expect(mark.intersection(cutout).isEmpty, "\(mark) is under the camera \(cutout)") }
      for other in drawn[..<number] where other != mark {
        #expect(mark.intersection(other).isEmpty, "\(mark) is on \(other)")
      }
    }
  }

  /// Whether a rectangle is on a screen with round corners, or a round one.
  private func isClearOfCorners(_ mark: Rect, of device: DeviceProfile) -> Bool {
    let size = device.pointSize
    let isRound = device.screenRound == true
    let radius = isRound ? min(size.width, size.height) / 2 : device.screenCornerRadius ?? 0
    return [Point(x: mark.x, y: mark.y), Point(x: mark.maxX, y: mark.y)].allSatisfy { corner in
      let x = max(0, radius - min(corner.x, size.width - corner.x))
      let y = max(0, radius - min(corner.y, size.height - corner.y))
      return x * x + y * y <= radius * radius + 0.01
    }
  }

  private func homeIndicator(_ screen: Screen, _ result: LayoutResult) {
    let known = screen.device.homeIndicator
    let inset = (screen.orientation == .portrait ? known?.portraitInset : known?.landscapeInset) ?? 0
    let isDrawn = inset > 0 && (screen.device.platform != .android || screen.device.navigation == .gesture)
    guard let bar = frame(of: "homeIndicator/bar", in: result) else { return #expect(!isDrawn) }
    #expect(isDrawn)
    let size = screen.environment.size
    #expect(bar.y >= size.height - inset && bar.maxY <= size.height)
    #expect(abs(bar.x + bar.maxX - size.width) < 1e-6)
    if let pill = known?.pill { #expect(bar.size == Size(width: pill.width, height: pill.height)) }
  }

  private func buttons(_ screen: Screen, _ result: LayoutResult) {
    let area = screen.environment.safeArea
    let hasButtons = screen.device.navigation == .threeButton && max(area.bottom, area.right) > 0
    guard let bar = frame(of: "homeIndicator/buttons", in: result) else { return #expect(!hasButtons) }
    #expect(hasButtons)
    let size = screen.environment.size
    if area.bottom > 0 {
      #expect(bar == Rect(x: 0, y: size.height - area.bottom, width: size.width, height: area.bottom))
    } else {
      #expect(bar == Rect(x: size.width - area.right, y: 0, width: area.right, height: size.height))
    }
  }

  /// A keyboard leaves room for the scene, and its keys are large enough to be hit.
  private func keyboard(_ screen: Screen, _ result: LayoutResult) throws {
    let hasOne = [.phone, .tablet].contains(screen.device.family)
    guard let keyboard = frame(of: "keyboardArea", in: result) else { return #expect(!hasOne) }
    #expect(hasOne)
    let size = screen.environment.size
    #expect(keyboard.maxY == size.height && keyboard.width == size.width)
    #expect(keyboard.height < size.height * 0.62)
    let keys = try #require(result.views.firstIndex { $0.path == "system/keyboardArea/keys" })
    let letters = result.views[keys..<result.views[keys].subtreeEnd].filter { $0.kind == .text }
    #expect(letters.count >= 27)
    for letter in letters {
      let key = try #require(letter.parent.map { result.views[$0].frame })
      #expect(key.height >= 24 && key.width >= 19, "\(key)")
      #expect(isInside(key, keyboard))
    }
  }

  private func nothingIsHiddenOrMissing(_ result: LayoutResult) {
    #expect(result.views.allSatisfy { !$0.style.isHidden })
    let notes = result.diagnostics.filter { diagnostic in
      if case .layout(.unknownGuide) = diagnostic.problem { return false }
      if case .layout(.inferredGuide) = diagnostic.problem { return false }
      // On a watch the title gives way to the way back.
      if case .layout(.missed("title.centerX == superview @600", _)) = diagnostic.problem { return false }
      return true
    }
    #expect(notes.map(\.problem) == [])
  }

  private static let page = """
    scene: s
    root:
      relativeTo: layoutMargins
      padding: 3
      layout: {stack: vertical}
      children: [{text: Hello}, {id: rest, height: fill, relativeTo: safeArea, children: [{}]}]
    """
  private static let plainPage = scene(text: page)
  private static let coveredPage = scene(text: page + "\nchrome: [statusBar, homeIndicator]")

  @Test(arguments: screens.filter { $0.orientation == $0.device.naturalOrientation && $0.direction == .leftToRight })
  func `moves nothing in a scene`(_ screen: Screen) throws {
    let plain = try placed(screen, Self.plainPage)
    let covered = try placed(screen, Self.coveredPage)
    let shared = covered.views.filter { !$0.path.hasPrefix("system") && $0.path != "screen[0]" }
    #expect(shared.map(\.path) == plain.views.map(\.path))
    #expect(shared.map(\.frame) == plain.views.map(\.frame))
    #expect(shared.map(\.pixels) == plain.views.map(\.pixels))
  }
}
