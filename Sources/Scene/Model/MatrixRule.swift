public import Problems

/// A rule of `include` or `exclude`: which scenes, and which of their devices and values.
public struct MatrixRule: Hashable, Sendable {
  /// A glob on names of scenes; nil means all.
  public var scene: SuiteGlob?
  /// What has to hold; without tests everything does.
  public var condition: Condition
  /// Where the rule stands.
  public var location: SourceLocation

  /// Makes a rule.
  public init(scene: SuiteGlob? = nil, condition: Condition, location: SourceLocation) {
    self.scene = scene
    self.condition = condition
    self.location = location
  }
}
