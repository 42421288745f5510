import Devices
import Display
import Frames
import Graphics
import Layout
import Problems
import Render
package import Scene

/// What is put around and under a screen for show, and is no part of a snapshot.
package struct Dressing: Sendable {
  /// The device around it; nil shows the screen alone.
  package var frame: FrameChoice?
  /// What is around the device and under everything; nil leaves transparent what is.
  package var background: ColorValue?

  package init() {}

  /// Whether a device is drawn around the pictures of a scene; a card is on no screen.
  func frames(_ scene: Scene) -> Bool { frame != nil && scene.size == nil }

  /// The size of the picture that shows the screen of a snapshot, in pixels, where its scene has the screen's size.
  func pixelSize(of job: Job) -> PixelSize {
    let screen = job.environment.pixelSize
    guard frames(job.scene) else { return screen }
    let list = dressed(
      DisplayList(width: screen.width, height: screen.height, scale: job.environment.scale, commands: []), of: job,
      hasBrowserBar: job.scene.root.shows(.browserBar) || job.scene.chrome?.shows(.browserBar) == true)
    return PixelSize(width: list.width, height: list.height)
  }

  /// The size of the picture of a snapshot, in pixels; nil where it is known only once its views are placed.
  func knownPixelSize(of job: Job) -> PixelSize? {
    guard let card = job.scene.size else { return pixelSize(of: job) }
    guard let width = job.environment.pixels(card.width), let height = job.environment.pixels(card.height) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }

  /// The picture that shows a screen.
  ///
  /// - Parameters:
  ///   - screen: What the screen shows.
  ///   - job: The snapshot.
  ///   - hasBrowserBar: Whether the screen has a browser's bar.
  /// - Returns: The screen, its device and what is around it.
  func dressed(_ screen: DisplayList, of job: Job, hasBrowserBar: Bool) -> DisplayList {
    let environment = job.environment
    let ground = background?.color(in: environment)
    if let frame, frames(job.scene) {
      let style = FrameStyle(color: frame.color, background: ground, hasShadow: frame.hasShadow)
      return FramedDevice(in: environment, style, hasBrowserBar: hasBrowserBar).framing(screen.withoutHidden)
    }
    guard let ground else { return screen }
    var list = screen
    let picture = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    list.commands.insert(.fill(.rect(picture), .color(ground)), at: 0)
    return list
  }
}

extension FramedDevice {
  /// The device around the screen of an environment, or the window that the app has of it.
  init(in environment: Environment, _ style: FrameStyle, hasBrowserBar: Bool) {
    var style = style
    style.isDark = environment.appearance == .dark
    style.isWindow = environment.hasWindow
    style.hasBrowserBar = hasBrowserBar
    self.init(profile: environment.device, orientation: environment.orientation, style: style)
  }
}

extension Environment {
  /// The pixels of a length that depends on nothing else.
  fileprivate func pixels(_ length: Length?) -> Int? {
    switch length {
    case .points(let points): Int(min(max(points * scale, 0), 1e9).rounded())
    case .pixels(let pixels): Int(min(max(pixels, 0), 1e9).rounded())
    default: nil
    }
  }

  /// Whether an app has less than the screen.
  var hasWindow: Bool { window != .full }
}

extension LayoutResult {
  /// Whether it has a browser's bar at its upper edge.
  var hasBrowserBar: Bool {
    views.contains { $0.systemPart == .browserBar && $0.pixels.y <= 0 && $0.pixels.height > 0 && !$0.style.isHidden }
  }
}

extension ColorValue {
  /// The colour for the appearance of an environment.
  func color(in environment: Environment) -> Color {
    environment.appearance == .dark ? dark ?? light : light
  }
}
