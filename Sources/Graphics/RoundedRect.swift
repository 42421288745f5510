/// A rectangle with round corners, the shape of a view.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The radii of its corners; those that would overlap are made smaller by whoever draws, as CSS does it.
  public var radii: CornerRadii
  /// How the edges run into the corners.
  public var curve: CornerCurve

  /// Makes a shape.
  public init(_ rect: Rect, _ radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
  }

  /// Whether it is a plain rectangle.
  public var isRect: Bool { radii.isZero }
}

/// How the edge of a shape runs into its corner.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// Straight, then a quarter of an ellipse.
  case circular
  /// Bent more and more, as the corners of a phone are; a corner takes 1.528665 times its radius of each edge.
  case continuous
}
