/// Whether a phone shows everything larger.
public enum DisplayZoom: String, Sendable, Hashable, CaseIterable {
  /// As it is sold.
  case standard
  /// As if the screen had fewer points.
  case zoomed
}
