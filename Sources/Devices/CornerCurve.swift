/// The curve by which a screen's corners are rounded.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
  /// Quarters of a circle.
  case circular
  /// The smoother curve of Apple's devices.
  case continuous
  /// The corners are square.
  case none
}
