import Graphics

/// The drawing of one kind of device, in points from the upper left corner of its screen, in its natural orientation.
protocol FrameArt: Sendable {
  /// The screen with its corners; it begins at the origin.
  var screen: RoundedRect { get }
  /// The body, which casts the shadow.
  var body: RoundedRect { get }
  /// All that is drawn.
  var extent: Rect { get }
  /// Draws what is behind the screen.
  func paintBehind(_ painter: inout FramePainter)
  /// Draws what lies on the screen.
  func paintInFront(_ painter: inout FramePainter)
}

extension FrameArt {
  func paintInFront(_ painter: inout FramePainter) {}
}
