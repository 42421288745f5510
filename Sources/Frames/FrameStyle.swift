package import Devices
package import Graphics

/// How a device is drawn around its screen.
package struct FrameStyle: Hashable, Sendable {
  /// The colour of the body.
  package var color: FrameColor
  /// What is around the body; nil is nothing.
  package var background: Color?
  /// Whether the body casts a shadow.
  package var hasShadow: Bool
  /// From the body to the edges of the picture, in points; nil is none, or with a background or a shadow a seventh
  /// of the body's shorter side, in which the shadow fades.
  package var margin: Double?
  /// Whether windows and browsers are dark, which have no colour of their own.
  package var isDark: Bool
  /// Whether the screen is an app's window on the device and not all of it: the window is drawn then, and no device.
  package var isWindow = false
  /// Whether the screen has the bar of a browser itself; browsers are drawn without one then.
  package var hasBrowserBar = false

  /// Makes a style.
  package init(
    color: FrameColor = .graphite, background: Color? = nil, hasShadow: Bool = false, margin: Double? = nil,
    isDark: Bool = false
  ) {
    self.color = color
    self.background = background
    self.hasShadow = hasShadow
    self.margin = margin
    self.isDark = isDark
  }
}
