import Devices
import Display
import Graphics
package import Scene

/// What is put around and under a screen for show, and is no part of a snapshot.
package struct Dressing: Sendable {
  /// What is under everything; nil leaves transparent what is.
  package var background: ColorValue?

  /// Whether there is a device around the screen.
  var isFramed: Bool { false }

  package init() {}

  /// The size of the picture that shows the screen of an environment, in pixels.
  func pixelSize(in environment: Environment) -> PixelSize { environment.pixelSize }

  /// The picture that shows a screen.
  func dressed(_ screen: DisplayList, in environment: Environment) -> DisplayList {
    guard let background else { return screen }
    var list = screen
    let picture = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    list.commands.insert(.fill(.rect(picture), .color(background.color(in: environment))), at: 0)
    return list
  }
}

extension ColorValue {
  /// The colour for the appearance of an environment.
  func color(in environment: Environment) -> Color {
    environment.appearance == .dark ? dark ?? light : light
  }
}
