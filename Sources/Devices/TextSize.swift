/// How large a reader wants text: the steps of Apple's Dynamic Type.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// Three steps below the usual size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// Three steps above the usual size.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5
}
