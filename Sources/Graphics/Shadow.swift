/// The shadow of a shape, as CSS's `box-shadow` has it.
public struct Shadow: Hashable, Sendable {
  /// How far it lies from the shape.
  public var offset: Point
  /// The distance over which its edge fades, half of it to each side: twice the standard deviation of the blur.
  public var blur: Double
  /// How far its edges lie outside those of the shape; of an inner shadow, inside.
  public var spread: Double
  /// The colour.
  public var color: Color
  /// Whether it falls into the shape and not around it; a shadow around it is left out where the shape itself is.
  public var isInner: Bool

  /// Makes a shadow.
  public init(offset: Point, blur: Double, spread: Double = 0, color: Color, isInner: Bool = false) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.color = color
    self.isInner = isInner
  }

  /// The standard deviation of the blur.
  public var sigma: Double { blur / 2 }
}
