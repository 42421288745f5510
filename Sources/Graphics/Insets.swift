/// Distances from the four edges of a rectangle inwards.
public struct Insets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Makes insets; an edge that is not given has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on all edges.
  public init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// No insets.
  public static let zero = Insets()

  /// Both horizontal insets together.
  public var horizontal: Double { left + right }
  /// Both vertical insets together.
  public var vertical: Double { top + bottom }
}
