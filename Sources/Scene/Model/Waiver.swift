public import Problems

/// A finding of lint that the author accepts, on a view and everything inside it.
public struct Waiver: Hashable, Sendable {
  /// What is accepted.
  public var rule: LintRule
  /// Why.
  public var reason: String
  /// Where it is accepted; without tests everywhere.
  public var condition: Condition
  /// Where it is written.
  public var location: SourceLocation

  /// Makes a waiver.
  public init(rule: LintRule, reason: String, condition: Condition = Condition([]), location: SourceLocation) {
    self.rule = rule
    self.reason = reason
    self.condition = condition
    self.location = location
  }
}
