package import Devices
package import Frames
package import Scene

/// The device that is drawn around each screen, as the caller chose it.
package struct FrameChoice: Hashable, Sendable {
  /// The colour of bodies.
  package var color: FrameColor
  /// What is around the body; nil is nothing.
  package var background: ColorValue?
  /// Whether the body casts a shadow.
  package var hasShadow: Bool

  package init(color: FrameColor = .graphite, background: ColorValue? = nil, hasShadow: Bool = false) {
    self.color = color
    self.background = background
    self.hasShadow = hasShadow
  }

  /// The device around the screen of an environment.
  package func device(in environment: Environment) -> FramedDevice {
    let isDark = environment.appearance == .dark
    let ground = background.map { isDark ? $0.dark ?? $0.light : $0.light }
    return FramedDevice(
      profile: environment.device, orientation: environment.orientation,
      style: FrameStyle(color: color, background: ground, hasShadow: hasShadow, isDark: isDark))
  }
}
