import Graphics

/// A shadow of a node's rounded box.
public struct ShadowSpec: Hashable, Sendable {
  /// The colour (`black / 20%`).
  public var color: ColorValue
  /// How far it lies from the box ([0, 2]).
  public var offset: LengthPoint
  /// The distance over which its edge fades: twice the standard deviation (8).
  public var blur: Length
  /// How far its edges lie outside those of the box; of an inner shadow, inside (0).
  public var spread: Length
  /// Whether it falls into the box (false); the key is `inner`.
  public var isInner: Bool

  /// Makes a shadow.
  public init(
    color: ColorValue = ShadowSpec.usualColor, offset: LengthPoint = LengthPoint(x: .zero, y: .points(2)),
    blur: Length = .points(8), spread: Length = .zero, isInner: Bool = false
  ) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.isInner = isInner
  }

  /// The colour of shadows that name none.
  public static let usualColor = ColorValue(light: .black.opacity(0.2))
}
