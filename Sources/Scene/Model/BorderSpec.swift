/// A line inside the edge of a node, over its children.
public struct BorderSpec: Hashable, Sendable {
  /// How the line is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// Dashes and gaps of three widths each.
    case dashed
    /// Round dots, two widths from middle to middle.
    case dotted
  }

  /// One of the four sides.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The sides; reading begins at `leading`.
    case top, bottom, leading, trailing
  }

  /// The colour (`separator`).
  public var color: ColorValue
  /// The width (1).
  public var width: Length
  /// How the line is drawn (`solid`; with `dash`, `dashed`).
  public var style: Style
  /// Lengths of dashes and gaps in turn (by style).
  public var dash: [Length]
  /// The sides that have the line; nil is all.
  public var sides: [Side]?

  /// Makes a border.
  public init(
    color: ColorValue, width: Length, style: Style = .solid, dash: [Length] = [], sides: [Side]? = nil
  ) {
    self.color = color
    self.width = width
    self.style = style
    self.dash = dash
    self.sides = sides
  }
}
