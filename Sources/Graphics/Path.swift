/// An outline of lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// One step along an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new figure.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve: two control points and the end.
    case curve(Point, Point, Point)
    /// A line back to where the figure began.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
