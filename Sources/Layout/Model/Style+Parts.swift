public import Graphics
public import Scene

extension Style {
  /// A size on one axis with its units settled.
  public enum Extent: Hashable, Sendable {
    /// What the parent's layout makes of it.
    case auto
    /// As large as the content.
    case hug
    /// A share of what is left.
    case fill(Double)
    /// Points, or percent of the parent's content box.
    case distance(Distance)
  }

  /// A length with its units settled.
  public enum Distance: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// Percent of the parent's content box on the same axis.
    case percent(Double)
  }

  /// A frame with its units settled; keys as in `FrameSpec`.
  public struct Frame: Hashable, Sendable {
    /// CGRect's keys.
    public var x, y, width, height: Distance?
    /// Insets from the parent's edges; `leading` and `trailing` are among them.
    public var left, right, top, bottom: Distance?
    /// Offsets of the centre from the parent's centre.
    public var centerX, centerY: Distance?
    /// Two opposite corners.
    public var fromX, fromY, toX, toY: Distance?

    /// Makes a frame that says nothing yet.
    public init() {}
  }

  /// A place in a grid.
  public struct Cell: Hashable, Sendable {
    /// The first column and row, from 1; nil is the next that is free.
    public var column, row: Int?
    /// How many columns and rows it takes.
    public var columnSpan = 1, rowSpan = 1

    /// Makes a place for the next free cell.
    public init() {}
  }

  /// A line inside the edge; lengths in points.
  public struct Border: Hashable, Sendable {
    /// Sides that have the line.
    public struct Sides: OptionSet, Hashable, Sendable {
      /// A bit for each side.
      public let rawValue: UInt8

      /// Makes sides of their bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// The upper side.
      public static let top = Sides(rawValue: 1)
      /// The left side.
      public static let left = Sides(rawValue: 2)
      /// The lower side.
      public static let bottom = Sides(rawValue: 4)
      /// The right side.
      public static let right = Sides(rawValue: 8)
      /// All of them.
      public static let all: Sides = [.top, .left, .bottom, .right]
    }

    /// The colour.
    public var color: Color
    /// The width.
    public var width: Double
    /// How the line is drawn.
    public var style: BorderSpec.Style
    /// Lengths of dashes and gaps in turn; empty is as the style has them.
    public var dash: [Double]
    /// The sides that have it.
    public var sides: Sides

    /// Makes a border.
    public init(
      color: Color, width: Double, style: BorderSpec.Style = .solid, dash: [Double] = [], sides: Sides = .all
    ) {
      self.color = color
      self.width = width
      self.style = style
      self.dash = dash
      self.sides = sides
    }
  }

  /// An outline: colour and style, lengths in points.
  public struct Stroke: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Width, ends and corners.
    public var style: StrokeStyle

    /// Makes an outline.
    public init(color: Color, style: StrokeStyle) {
      self.color = color
      self.style = style
    }
  }
}
