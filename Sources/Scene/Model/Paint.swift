public import Graphics

/// A colour as a file says it: one for each appearance and contrast.
public struct ColorValue: Hashable, Sendable {
  /// In the light appearance.
  public var light: Color
  /// In the dark appearance; nil is the light one.
  public var dark: Color?
  /// In the light appearance with high contrast; nil is the one without.
  public var lightHighContrast: Color? { highContrast?.value.light }
  /// In the dark appearance with high contrast; nil is the one without.
  public var darkHighContrast: Color? { highContrast?.value.dark }

  private struct Pair: Hashable, Sendable {
    var light, dark: Color?
  }

  /// Apart, because few colours have any and every view has room for several colours.
  private let highContrast: Shared<Pair>?

  /// Makes a colour value.
  public init(light: Color, dark: Color? = nil, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil) {
    self.light = light
    self.dark = dark
    let pair = Pair(light: lightHighContrast, dark: darkHighContrast)
    highContrast = pair.light == nil && pair.dark == nil ? nil : Shared(pair)
  }

  /// The colours with their alpha multiplied.
  func opacity(_ factor: Double) -> ColorValue {
    ColorValue(
      light: light.opacity(factor), dark: dark?.opacity(factor), lightHighContrast: lightHighContrast?.opacity(factor),
      darkHighContrast: darkHighContrast?.opacity(factor))
  }
}

/// What fills a surface.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ColorValue)
  /// Colours along a line.
  indirect case linear(LinearFill)
  /// Colours outwards from a point.
  indirect case radial(RadialFill)
  /// A picture.
  indirect case image(ImageFill)
  /// Takes an earlier fill back.
  case none
}

/// The rounding of a node's corners.
public enum CornerRadius: Hashable, Sendable {
  /// The same radius in all corners; percent is of each side, so that 50 is an ellipse.
  case length(Length)
  /// Half the shorter side, of a node that has to be square.
  case circle
  /// Half the shorter side.
  case capsule
  /// Half the width.
  case halfWidth
  /// Half the height.
  case halfHeight
  /// A radius for each corner.
  indirect case corners(CornerLengths)
}

/// How the outline of a path or line is drawn; lengths in points.
public struct StrokeSpec: Hashable, Sendable {
  /// The colour.
  public var color: ColorValue
  /// The width (1).
  public var width: Length
  /// The ends (`butt`).
  public var cap: StrokeStyle.Cap
  /// The corners (`miter`).
  public var join: StrokeStyle.Join
  /// The limit of pointed corners (10).
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn (none: a solid line).
  public var dash: [Length] = []
  /// How far into the dashes the line begins (0).
  public var dashPhase = Length.zero

  /// Makes a stroke.
  public init(
    color: ColorValue, width: Length, cap: StrokeStyle.Cap = .butt, join: StrokeStyle.Join = .miter,
    miterLimit: Double = 10
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
