/// What of an SVG image versions of librsvg and Cairo draw differently, by a few levels at edges.
public enum UnsteadyPart: String, Hashable, Sendable, CaseIterable {
  /// A gradient, whose middle colours are rounded in other ways.
  case gradients
  /// The stroke of a curve.
  case strokes
  /// A colour that says its own opacity.
  case opacities
}
