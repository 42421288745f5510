public import Problems

/// What `lint` of a suite says.
public struct LintSettings: Hashable, Sendable {
  /// The least level of findings that fail.
  public var level = Diagnostic.Severity.warning
  /// The least side of what can be touched, in points; nil is the platform's: 48 on Android, 44 elsewhere.
  public var tapTarget: Double?
  /// How much letters must stand out from what is behind them.
  public var contrast = ContrastLevel.aa

  /// Makes the defaults.
  public init() {}
}

/// A level of WCAG for the contrast of letters.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  /// 4.5 to 1, and 3 to 1 for large letters.
  case aa = "AA"
  /// 7 to 1, and 4.5 to 1 for large letters.
  case aaa = "AAA"
  /// It is not looked at.
  case none
}
