/// The direction in which layout runs: what is leading, and where rows begin.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As the snapshot's locale is read.
  case fromLocale
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
