/// How a picture mixes with what is behind it, in the words and formulas of CSS Compositing 1.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// It covers what is behind.
  case normal
  /// Separable modes: channel by channel.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
  /// Modes of hue, saturation and lightness.
  case hue, saturation, color, luminosity
}
