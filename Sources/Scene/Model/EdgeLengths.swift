/// Distances from edges inwards, as a file names them; an edge that is nil is not said.
public struct EdgeLengths: Hashable, Sendable {
  /// From the upper edge.
  public var top: Length?
  /// From the lower edge.
  public var bottom: Length?
  /// From the left edge, whatever the direction.
  public var left: Length?
  /// From the right edge, whatever the direction.
  public var right: Length?
  /// From the edge where reading begins.
  public var leading: Length?
  /// From the edge where reading ends.
  public var trailing: Length?

  /// Makes edges.
  public init(
    top: Length? = nil, bottom: Length? = nil, left: Length? = nil, right: Length? = nil, leading: Length? = nil,
    trailing: Length? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    self.leading = leading
    self.trailing = trailing
  }

  /// Takes over the edges that a later word says.
  ///
  /// `left` and `leading` are one edge as long as layout runs from left to right, so that the later of them counts.
  public mutating func merge(_ later: EdgeLengths) {
    if later.left != nil { leading = nil }
    if later.leading != nil { left = nil }
    if later.right != nil { trailing = nil }
    if later.trailing != nil { right = nil }
    top = later.top ?? top
    bottom = later.bottom ?? bottom
    left = later.left ?? left
    right = later.right ?? right
    leading = later.leading ?? leading
    trailing = later.trailing ?? trailing
  }
}
