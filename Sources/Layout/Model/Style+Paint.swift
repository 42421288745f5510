public import Graphics
public import Scene

extension Style {
  /// A point of a box, from its upper left.
  public struct Place: Hashable, Sendable {
    /// Across and down.
    public var x, y: Distance

    /// Makes a point.
    public init(x: Distance, y: Distance) {
      self.x = x
      self.y = y
    }

    /// The middle of the box.
    public static let center = Place(x: .percent(50), y: .percent(50))
    /// The upper left corner; as a way, none.
    public static let zero = Place(x: .points(0), y: .points(0))
  }

  /// What fills a surface; colours are those of the appearance.
  public enum Fill: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours along a line.
    indirect case linear(stops: [GradientStop], line: GradientLine)
    /// Colours outwards from a point, in circles.
    indirect case radial(stops: [GradientStop], center: Place, radius: GradientRadius)
    /// A picture.
    indirect case image(ImageFill)
  }

  /// Where a linear gradient runs.
  public enum GradientLine: Hashable, Sendable {
    /// Through the middle, in degrees clockwise from upwards, as long as CSS makes it.
    case angle(Double)
    /// Between two points.
    case points(from: Place, to: Place)
  }

  /// How far the last stop of a radial gradient lies from its centre.
  public enum GradientRadius: Hashable, Sendable {
    /// At the farthest corner, at the closest side.
    case farthestCorner, closestSide
    /// So many points.
    case points(Double)
  }

  /// What of a view is seen.
  public enum Mask: Hashable, Sendable {
    /// As much as a fill of its box is opaque.
    case fill(Fill)
    /// What lies inside an outline, stretched from its view box, or its bounds, onto the box.
    indirect case path(PathShape)
  }

  /// How a view is moved, turned and scaled.
  public enum Transform: Hashable, Sendable {
    /// First scaled, then slanted, turned and moved, all but the last about a point.
    indirect case steps(Steps)
    /// A map of the plane, its translation in points, about a point.
    indirect case matrix(AffineTransform, origin: Place)

    /// The steps of a transform; angles in degrees, clockwise.
    public struct Steps: Hashable, Sendable {
      /// How far it moves.
      public var translate = Place.zero
      /// By how much it turns.
      public var rotate = 0.0
      /// The factors across and down.
      public var scale = Size(width: 1, height: 1)
      /// By how much verticals and horizontals are slanted.
      public var skew = Size.zero
      /// The point that it happens about.
      public var origin = Place.center

      /// Makes steps that change nothing.
      public init() {}
    }
  }
}

extension Style.Fill {
  /// The name of its picture; nil where it has none.
  public var imageName: String? {
    guard case .image(let image) = self else { return nil }
    return image.name
  }

  /// Whether nothing of it is seen; a picture may be.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .linear(let stops, _), .radial(let stops, _, _): stops.allSatisfy { $0.color.alpha <= 0 }
    case .image: false
    }
  }

  /// Its colour; nil where it has several.
  public var color: Color? {
    guard case .color(let color) = self else { return nil }
    return color
  }
}
