/// A distance as a file says it.
public enum Length: Hashable, Sendable {
  /// Points; dp on Android, CSS px on the web.
  case points(Double)
  /// A share of the parent's content box on the same axis, in percent.
  case percent(Double)
  /// Points of the design, scaled by screen width ÷ `design.width`.
  case designWidth(Double)
  /// Points of the design, scaled by screen height ÷ `design.height`.
  case designHeight(Double)
  /// Device pixels.
  case pixels(Double)
  /// What the device takes or has, in points as it is held.
  case device(DeviceLength)

  /// No distance.
  public static let zero = Length.points(0)
}

/// The size of a node on one axis.
public enum Dimension: Hashable, Sendable {
  /// What the parent's layout makes of it.
  case auto
  /// As large as the content.
  case hug
  /// A share of what is left.
  case fill(weight: Double)
  /// A distance.
  case length(Length)
}

/// A point of two lengths.
public struct LengthPoint: Hashable, Sendable {
  /// Across.
  public var x: Length
  /// Down.
  public var y: Length

  /// Makes a point.
  public init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }
}
