/// How much the colours of an interface stand apart.
public enum Contrast: String, Sendable, Hashable, CaseIterable {
  /// As usual.
  case normal
  /// More than usual, for readers who asked for it.
  case high
}
