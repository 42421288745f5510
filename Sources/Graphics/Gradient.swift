/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// From 0 at the start to 1 at the end; never less than that of the stop before.
  public var offset: Double
  /// The colour there; between two stops the premultiplied colours are mixed, as CSS does it.
  public var color: Color

  /// Makes a stop.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours along a line; the first and the last reach on for ever.
public struct LinearGradient: Hashable, Sendable {
  /// Where the first and the last stop lie.
  public var start, end: Point
  /// At least two colours, in order.
  public var stops: [GradientStop]

  /// Makes a gradient.
  public init(start: Point, end: Point, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours outwards from a point; the last reaches on for ever.
public struct RadialGradient: Hashable, Sendable {
  /// Where the first stop lies.
  public var center: Point
  /// The distance of the last stop from it.
  public var radius: Double
  /// At least two colours, in order.
  public var stops: [GradientStop]

  /// Makes a gradient.
  public init(center: Point, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}
