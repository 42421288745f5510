package import Devices

/// The device that is drawn around each screen, as the caller chose it.
package struct FrameChoice: Hashable, Sendable {
  /// The colour of bodies.
  package var color: FrameColor
  /// Whether the body casts a shadow.
  package var hasShadow: Bool

  package init(color: FrameColor = .graphite, hasShadow: Bool = false) {
    self.color = color
    self.hasShadow = hasShadow
  }
}
