public import Problems

/// What `lint` of a suite says.
public struct LintSettings: Hashable, Sendable {
  /// The least level of findings that fail.
  public var level = Diagnostic.Severity.warning
  /// The least side of what can be touched, in points; nil is the platform's: 48 on Android, 44 elsewhere.
  public var tapTarget: Double?

  /// Makes the defaults.
  public init() {}
}
