/// A colour at a place along a gradient, as a file says it.
public struct ColorStop: Hashable, Sendable {
  /// The colour there.
  public var color: ColorValue
  /// From 0 at the start to 1 at the end; places that a file leaves out are spread evenly already.
  public var offset: Double

  /// Makes a stop.
  public init(_ color: ColorValue, at offset: Double) {
    self.color = color
    self.offset = offset
  }
}

/// Colours along a line.
public struct LinearFill: Hashable, Sendable {
  /// Where the line runs.
  public enum Line: Hashable, Sendable {
    /// Through the middle of the box, in degrees clockwise from upwards, as long as CSS makes it (180).
    case angle(Double)
    /// Between two points of the box.
    case points(from: LengthPoint, to: LengthPoint)
  }

  /// At least two colours, in order.
  public var stops: [ColorStop]
  /// Where they lie.
  public var line: Line

  /// Makes a gradient.
  public init(stops: [ColorStop], line: Line = .angle(180)) {
    self.stops = stops
    self.line = line
  }
}

/// Colours outwards from a point, in circles.
public struct RadialFill: Hashable, Sendable {
  /// How far the last stop lies from the centre.
  public enum Radius: Hashable, Sendable {
    /// At the corner of the box that is farthest.
    case farthestCorner
    /// At the side of the box that is closest.
    case closestSide
    /// A distance without %.
    case length(Length)
  }

  /// At least two colours, in order.
  public var stops: [ColorStop]
  /// Where the first stop lies in the box (50%, 50%).
  public var center: LengthPoint
  /// How far the last one lies from there (`farthestCorner`).
  public var radius: Radius

  /// Makes a gradient.
  public init(
    stops: [ColorStop], center: LengthPoint = LengthPoint(x: .percent(50), y: .percent(50)),
    radius: Radius = .farthestCorner
  ) {
    self.stops = stops
    self.center = center
    self.radius = radius
  }
}
