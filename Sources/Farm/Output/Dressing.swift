import Devices
import Display
import Frames
import Graphics
import Render
package import Scene

/// What is put around and under a screen for show, and is no part of a snapshot.
package struct Dressing: Sendable {
  /// The device around it; nil shows the screen alone.
  package var frame: FrameChoice?
  /// What is around the device and under everything; nil leaves transparent what is.
  package var background: ColorValue?

  package init() {}

  /// The size of the picture that shows the screen of an environment, in pixels.
  func pixelSize(in environment: Environment) -> PixelSize {
    let screen = environment.pixelSize
    guard frame != nil else { return screen }
    let list = dressed(
      DisplayList(width: screen.width, height: screen.height, scale: environment.scale, commands: []), in: environment)
    return PixelSize(width: list.width, height: list.height)
  }

  /// The picture that shows a screen.
  func dressed(_ screen: DisplayList, in environment: Environment) -> DisplayList {
    let ground = background?.color(in: environment)
    if let frame { return frame.device(in: environment, on: ground).framing(screen.withoutHidden) }
    guard let ground else { return screen }
    var list = screen
    let picture = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    list.commands.insert(.fill(.rect(picture), .color(ground)), at: 0)
    return list
  }
}

extension FrameChoice {
  /// The device around the screen of an environment.
  fileprivate func device(in environment: Environment, on ground: Color?) -> FramedDevice {
    FramedDevice(
      profile: environment.device, orientation: environment.orientation,
      style: FrameStyle(
        color: color, background: ground, hasShadow: hasShadow, isDark: environment.appearance == .dark))
  }
}

extension ColorValue {
  /// The colour for the appearance of an environment.
  func color(in environment: Environment) -> Color {
    environment.appearance == .dark ? dark ?? light : light
  }
}
