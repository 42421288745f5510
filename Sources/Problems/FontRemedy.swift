/// A family that has what others lack, and where to get it.
public struct FontRemedy: Hashable, Sendable {
  /// The family, as `fonts.fallback` names it.
  public var family: String
  /// Debian's package of it.
  public var package: String

  /// Makes a remedy.
  public init(family: String, package: String) {
    self.family = family
    self.package = package
  }
}
