/// The radii of the four corners of a rectangle; each corner is a quarter of an ellipse.
public struct CornerRadii: Hashable, Sendable {
  /// The upper left corner: its horizontal and vertical radius.
  public var topLeft: Size
  /// The upper right corner.
  public var topRight: Size
  /// The lower right corner.
  public var bottomRight: Size
  /// The lower left corner.
  public var bottomLeft: Size

  /// Makes radii, clockwise from the upper left.
  public init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same circular radius in all corners.
  public init(all radius: Double) {
    let corner = Size(width: radius, height: radius)
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// Square corners.
  public static let zero = CornerRadii(all: 0)

  /// Whether all corners are square.
  public var isZero: Bool { self == .zero }

  /// Whether all corners have the same radii.
  public var isUniform: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

  /// The radii made smaller by a distance, as the inner edge of a border has them.
  public func inset(by distance: Double) -> CornerRadii {
    func smaller(_ corner: Size) -> Size {
      Size(width: max(0, corner.width - distance), height: max(0, corner.height - distance))
    }
    return CornerRadii(
      topLeft: smaller(topLeft), topRight: smaller(topRight), bottomRight: smaller(bottomRight),
      bottomLeft: smaller(bottomLeft))
  }
}
