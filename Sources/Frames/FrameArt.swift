import Graphics

/// The drawing of one kind of device, in points from the upper left corner of its screen, in its natural orientation.
protocol FrameArt: Sendable {
  /// The screen with its corners; it begins at the origin.
  var screen: RoundedRect { get }
  /// The body, without what sticks out of it.
  var body: RoundedRect { get }
  /// What casts the shadow.
  var casts: [RoundedRect] { get }
  /// All that is drawn.
  var extent: Rect { get }
  /// Draws what is behind the screen.
  func paintBehind(_ painter: inout FramePainter)
  /// Draws what lies on the screen.
  func paintInFront(_ painter: inout FramePainter)
}

extension FrameArt {
  var casts: [RoundedRect] { [body] }

  func paintInFront(_ painter: inout FramePainter) {}
}
