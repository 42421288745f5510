/// What can be filled or cut out.
public enum Shape: Hashable, Sendable {
  /// A rectangle with round corners.
  case rounded(RoundedRect)
  /// The inside of an outline.
  case path(Path, FillRule)

  /// A plain rectangle.
  public static func rect(_ rect: Rect) -> Shape { .rounded(RoundedRect(rect)) }

  /// A rectangle with round corners.
  public static func rounded(_ rect: Rect, _ radii: CornerRadii) -> Shape { .rounded(RoundedRect(rect, radii)) }
}
