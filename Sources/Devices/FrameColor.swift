/// A colour of bodies: metals in tones of no product, and clay, which has no shine.
public enum FrameColor: String, Hashable, Sendable, CaseIterable {
  /// Dark grey metal.
  case graphite
  /// Nearly black metal.
  case black
  /// Light metal.
  case silver
  /// Pale yellow metal.
  case gold
  /// Pale red metal.
  case rose
  /// Dusky blue metal.
  case blue
  /// Dusky green metal.
  case green
  /// Matt and light, without black glass: the screen alone counts.
  case clay
}
