/// How a screen is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright: higher than wide.
  case portrait
  /// On its side, the top of the upright screen to the left.
  case landscape
}

/// A value for each orientation, where it is known.
public struct ByOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value when upright, if known.
  public var portrait: Value?
  /// The value when on its side, if known.
  public var landscape: Value?

  /// Makes a pair; what is not given is unknown.
  public init(portrait: Value? = nil, landscape: Value? = nil) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value for an orientation, if known.
  public subscript(orientation: Orientation) -> Value? {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}
