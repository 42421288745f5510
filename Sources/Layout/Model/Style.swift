public import Graphics
public import Scene

/// What a view says, for one device and variant: overrides applied, inherited values settled, units in points.
public struct Style: Hashable, Sendable {
  // Size and place.

  /// The width.
  public var width = Extent.auto
  /// The height.
  public var height = Extent.auto
  /// The bounds of the sides.
  public var minWidth, maxWidth, minHeight, maxHeight: Distance?
  /// Width ÷ height.
  public var aspectRatio: Double?
  /// The place in a parent with frames; nil is all of its content box.
  public var frame: Frame?
  /// The word of the parent's alignment for this view alone.
  public var alignSelf: String?
  /// The gap after this view in a stack, in place of the stack's.
  public var spacingAfter: Distance?
  /// How firmly the view keeps from being larger, and smaller, than its content.
  public var hugging = ContentPriorities(), compressionResistance = ContentPriorities()
  /// What counts as the size of the content, in points; nil is the content's own.
  public var intrinsicSize: Size?
  /// The place in a parent with cells.
  public var cell = Cell()
  /// Whether its children are placed from right to left; padding and frames are settled already.
  public var isRightToLeft = false
  /// How the children are placed; lengths are points or percent.
  public var layout = ContainerLayout.frames
  /// What is kept free inside the edges, in points; after layout, percentages included.
  public var padding = Insets.zero
  /// Which rectangle the children are laid out in.
  public var relativeTo = Guide.superview
  /// How the frames of children become whole numbers.
  public var rounding = Rounding.nearest
  /// What the finished frame is aligned to.
  public var snap = Snap.pixel
  /// Whether it is not drawn.
  public var isHidden = false
  /// The length of a spacer along its stack.
  public var spacer: Extent?
  /// The direction of a divider.
  public var line: StackSpec.Axis?

  // Paint; colours are those of the appearance.

  /// The opacity of the view with all that is in it, 0 to 1.
  public var opacity = 1.0
  /// What is behind it.
  public var background: Fill?
  /// The line inside its edge.
  public var border: Border?
  /// The rounding of its corners; a length is points or percent, and a leading corner is on the left.
  public var cornerRadius: CornerRadius?
  /// How edges run into rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// The shadows of its rounded box in points, the first on top.
  public var shadows: [Shadow] = []
  /// The blur of what is behind it in points, twice the standard deviation.
  public var backgroundBlur = 0.0
  /// How it mixes with what is behind it.
  public var blendMode = BlendMode.normal
  /// What of it is seen; nil is all.
  public var mask: Mask?
  /// How it is moved, turned and scaled once it is placed.
  public var transform: Transform?
  /// Whether children are cut off at its edge.
  public var clips = false
  /// The colour of template images.
  public var tint: Color
  /// What it is to people who cannot see it.
  public var role: Role
  /// What it is called by people who cannot see it; nil is its text.
  public var label: String?

  // Content.

  /// The characters of a text.
  public var text = ""
  /// How a text is set, in device pixels.
  public var textStyle: TextStyle
  /// The colour of letters.
  public var color: Color
  /// The stretches of a text that is not all in one style.
  public var runs: [StyledText.Run] = []
  /// The most lines of a text; nil is any number.
  public var lineLimit: Int?
  /// What of a text gives way where there are more.
  public var truncation = Truncation.tail
  /// The share that letters may shrink to, to fit.
  public var minimumScaleFactor = 1.0
  /// What is added between paragraphs, in points.
  public var paragraphSpacing = 0.0
  /// Where a text stands in a box that is higher than it.
  public var verticalAlignment = VerticalAlignment.center
  /// The name of a picture.
  public var imageName: String?
  /// Another scene that is shown.
  public var screen: EmbeddedScreen?
  /// How a picture or path fills its box.
  public var contentMode = ContentMode.scaleAspectFit
  /// Whether a picture is painted with `tint`.
  public var isTemplate: Bool?
  /// What of a picture keeps its size at the edges, in points; nil is a picture that is drawn as a whole.
  public var capInsets: Insets?
  /// What becomes of the rest of a picture.
  public var resizing = Resizing.stretch
  /// The outline of a path.
  public var path: PathShape?
  /// The inside of a path.
  public var fill: Fill?
  /// What counts as the inside of a path.
  public var fillRule = FillRule.nonzero
  /// The outline of a path or divider; its lengths are in points.
  public var stroke: Stroke?

  /// Makes a style of which all else stands at its default.
  public init(textStyle: TextStyle, color: Color, tint: Color, role: Role = .none) {
    self.textStyle = textStyle
    self.color = color
    self.tint = tint
    self.role = role
  }
}

extension Style {
  /// The text with all that measuring it depends on, on a screen of a scale.
  func styledText(scale: Double) -> StyledText {
    var text = StyledText(text, style: textStyle, runs: runs, lineLimit: lineLimit)
    text.truncation = truncation
    text.minimumScaleFactor = minimumScaleFactor
    text.paragraphSpacing = paragraphSpacing * scale
    return text
  }
}
