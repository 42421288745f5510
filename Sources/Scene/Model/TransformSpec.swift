public import Graphics

/// How a node and all in it are moved, turned and scaled once they are laid out.
public indirect enum TransformSpec: Hashable, Sendable {
  /// Step by step.
  case steps(Steps)
  /// A map of the plane, its translation in points, about a point of the box.
  case matrix(AffineTransform, origin: LengthPoint)

  /// CSS's `translate() rotate() skew() scale()`: the picture is scaled first, then slanted, turned and moved.
  public struct Steps: Hashable, Sendable {
    /// How far it moves ([0, 0]); percent is of the node's own box.
    public var translate = LengthPoint(x: .zero, y: .zero)
    /// By how many degrees it turns, clockwise (0).
    public var rotate = 0.0
    /// The factors across and down (1, 1).
    public var scale = Size(width: 1, height: 1)
    /// The degrees by which verticals and horizontals are slanted (0, 0).
    public var skew = Size.zero
    /// The point of the box that all of this happens about ([50%, 50%]).
    public var origin = TransformSpec.center

    /// Makes steps that change nothing.
    public init() {}
  }

  /// The middle of the box.
  public static let center = LengthPoint(x: .percent(50), y: .percent(50))
}
