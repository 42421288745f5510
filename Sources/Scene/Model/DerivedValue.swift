public import Problems

/// A value that is calculated of finished frames: what `layoutSubviews` is used for (scene-format section 3.2).
public struct DerivedValue: Hashable, Sendable {
  /// What can be derived.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The radius of all corners, in points.
    case cornerRadius
    /// The opacity, from 0 to 1.
    case opacity
    /// The width of the border, in points.
    case borderWidth = "border.width"
    /// The width of the stroke of a path or divider, in points.
    case strokeWidth = "stroke.width"
  }

  /// What is derived.
  public var key: Key
  /// How.
  public var expression: Expression
  /// Where the expression is written.
  public var location: SourceLocation?

  /// Makes a value.
  public init(_ key: Key, _ expression: Expression, location: SourceLocation? = nil) {
    self.key = key
    self.expression = expression
    self.location = location
  }
}

extension DerivedValue.Key {
  /// The key whose value this is, or is a part of: `border` of `border.width`.
  var plainKey: String { String(rawValue.prefix { $0 != "." }) }

  /// The key inside that one; nil where it is the value itself.
  var part: String? { rawValue.contains(".") ? String(rawValue.drop { $0 != "." }.dropFirst()) : nil }
}

extension [DerivedValue] {
  /// These values with later ones in place of those of the same key.
  func merged(with later: [DerivedValue]) -> [DerivedValue] {
    filter { old in !later.contains { $0.key == old.key } } + later
  }
}
