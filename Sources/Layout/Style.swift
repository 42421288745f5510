public import Graphics
public import Scene

/// What a view says, for one device and variant: overrides applied, inherited values settled, units in points.
public struct Style: Hashable, Sendable {
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

  // Size and place.
  public var width = Extent.auto
  public var height = Extent.auto
  public var minWidth, maxWidth, minHeight, maxHeight: Distance?
  public var aspectRatio: Double?
  public var frame: Frame?
  public var alignSelf: String?
  public var spacingAfter: Double?
  public var layout = ContainerLayout.frames
  public var padding = Insets.zero
  public var relativeTo = Guide.superview
  public var rounding = Rounding.nearest
  public var snap = Snap.pixel
  public var isHidden = false
  /// The length of a spacer along its stack.
  public var spacer: Extent?
  /// The direction of a divider.
  public var line: StackSpec.Axis?

  // Paint; colours are those of the appearance.
  public var opacity = 1.0
  public var background: Color?
  public var border: Border?
  public var cornerRadius: CornerRadius?
  public var clips = false
  public var tint: Color
  public var role: Role
  public var label: String?

  // Content.
  public var text = ""
  /// How a text is set, in device pixels.
  public var textStyle: TextStyle
  public var color: Color
  public var lineLimit: Int?
  public var verticalAlignment = VerticalAlignment.center
  public var imageName: String?
  public var contentMode = ContentMode.scaleAspectFit
  public var isTemplate = false
  public var path: PathShape?
  public var fill: Color?
  public var fillRule = FillRule.nonzero
  /// The outline of a path or divider; its width is in points.
  public var stroke: Stroke?

  /// A frame with its units settled; keys as in `FrameSpec`.
  public struct Frame: Hashable, Sendable {
    public var x, y, width, height: Distance?
    public var left, right, top, bottom: Distance?
    public var centerX, centerY: Distance?
    public var fromX, fromY, toX, toY: Distance?

    /// Makes a frame that says nothing yet.
    public init() {}
  }

  /// A line inside the edge.
  public struct Border: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The width in points.
    public var width: Double
  }

  /// An outline: colour and style, lengths in points.
  public struct Stroke: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Width, ends and corners.
    public var style: StrokeStyle
  }
}
