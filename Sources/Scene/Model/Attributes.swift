public import Graphics
public import Problems

/// Every key that a node can have besides `id` and children; nil is not said.
///
/// A node has one such set, and one more for each entry of its `when`. Sets merge key by key, later ones winning
/// (scene-format section 5.1).
public struct Attributes: Hashable, Sendable {
  // Size and place.
  /// The size on each axis (`auto`).
  public var width, height: Dimension?
  /// Bounds of the size (none).
  public var minWidth, maxWidth, minHeight, maxHeight: Length?
  /// Width ÷ height (none).
  public var aspectRatio: Double?
  /// The place in a `frames` parent (the whole content box).
  public var frame: FrameSpec?
  /// A word of the parent's `alignment` (the parent's).
  public var alignSelf: String?
  /// The gap to the next child of a stack (the stack's `spacing`).
  public var spacingAfter: Length?
  /// How firmly the view resists being larger than its content (250; where it says `hug`, 750).
  public var hugging: ContentPriorities?
  /// How firmly the view resists being smaller than its content (750).
  public var compressionResistance: ContentPriorities?
  /// What counts as the size of the content, padding included (the content's).
  public var intrinsicSize: IntrinsicSize?
  /// The constraints in a `constraints` parent (none).
  public var anchors: [Anchor]?
  /// What of a view, from its edges inwards, its constraints do not count in (0).
  public var alignmentRectInsets: EdgeLengths?
  /// The first column and row in a grid, from 1 (the next free cell).
  public var column, row: Int?
  /// How many columns and rows of a grid it takes (1).
  public var columnSpan, rowSpan: Int?

  // What the children see.
  /// How children are laid out (`frames`).
  public var layout: ContainerLayout?
  /// Distances from the edges to the content (0).
  public var padding: EdgeLengths?
  /// The rectangle that children are laid out in (`superview`).
  public var relativeTo: Guide?
  /// Distances from the edges to the guide `layoutMargins` (8; the root: the system's).
  public var layoutMargins: EdgeLengths?
  /// Whether the guide `layoutMargins` lies inside the safe area too (true).
  public var insetsLayoutMarginsFromSafeArea: Bool?
  /// Whether the margins of the box around count here too, as far as they reach in (false).
  public var preservesSuperviewLayoutMargins: Bool?
  /// The guides of a `constraints` box, in written order (none).
  public var guides: [GuideSpec]?

  /// The direction in which the layout runs (inherited; `fromLocale`).
  public var direction: LayoutDirection?

  // Units and pixels.
  /// The fields whose points are design units (the scene's `design.scale`).
  public var scale: [ScaledField]?
  /// How frames become whole numbers on the way down (inherited; `nearest`).
  public var rounding: Rounding?
  /// What finished frames are aligned to (inherited; `pixel`).
  public var snap: Snap?

  // Paint.
  /// Whether not drawn, and left out of stacks and grids (false); the key is `hidden`.
  public var isHidden: Bool?
  /// The opacity of the node with its children, 0 to 1 (1).
  public var opacity: Double?
  /// What is behind the content (none).
  public var background: Paint?
  /// A line inside the edge (none).
  public var border: BorderSpec?
  /// The rounding of the corners (0).
  public var cornerRadius: CornerRadius?
  /// Whether children are cut off at the rounded edge (false).
  public var clip: Bool?
  /// How edges run into rounded corners (`circular`).
  public var cornerCurve: CornerCurve?
  /// The shadows of the rounded box, the first on top (none); the key is `shadow`.
  public var shadows: [ShadowSpec]?
  /// How much of what is behind is blurred inside the rounded box: twice the standard deviation (0).
  public var backgroundBlur: Length?
  /// How the node with its children mixes with what is behind (`normal`).
  public var blendMode: BlendMode?
  /// What of the node with its children is seen (all).
  public var mask: MaskSpec?
  /// How the node with its children is moved once it is laid out (none).
  public var transform: TransformSpec?
  /// The colour of template images (inherited; `systemBlue`).
  public var tint: ColorValue?
  /// Values that are calculated of finished frames (none).
  public var derived: [DerivedValue]?

  // Meaning.
  /// What the node is to people who cannot see it (by kind).
  public var role: Role?
  /// What it is called (its text).
  public var label: String?
  /// The findings of lint that are accepted here and inside (none); the key is `waive`.
  public var waivers: [Waiver]?

  // Text.
  /// What a text says.
  public var text: TextContent?
  /// The font (inherited, key by key).
  public var font: FontSpec?
  /// The colour of letters (inherited; `label`).
  public var color: ColorValue?
  /// Where lines stand (inherited; `natural`).
  public var textAlignment: TextAlignment?
  /// Where text stands in a higher box (`center`).
  public var verticalAlignment: VerticalAlignment?
  /// The distance of baselines; percent is of the font's size (inherited; the font's).
  public var lineHeight: Length?
  /// What is added after each character; percent is of the font's size (inherited; 0).
  public var tracking: Length?
  /// The most lines (none).
  public var lineLimit: Int?
  /// What gives way where there are more (`tail`).
  public var truncation: Truncation?
  /// The share that letters may shrink to, to fit (1).
  public var minimumScaleFactor: Double?
  /// What is added between paragraphs (0).
  public var paragraphSpacing: Length?
  /// Whether a line runs below the letters (false).
  public var underline: Bool?
  /// Whether a line runs through the letters (false).
  public var strikethrough: Bool?
  /// Whether all letters are large or small (`none`).
  public var textCase: TextCase?

  // Pictures.
  /// The name of an image.
  public var image: String?
  /// How an image or path fills its box (`scaleAspectFit`).
  public var contentMode: ContentMode?
  /// Whether an image is painted with `tint` (false).
  public var template: Bool?
  /// What of a picture keeps its size at the edges (0).
  public var capInsets: EdgeLengths?
  /// What becomes of the rest of it (`stretch`).
  public var resizing: Resizing?
  /// The outline of a path.
  public var path: PathShape?
  /// The part of an outline's coordinates that fills the node (its bounds).
  public var viewBox: Rect?
  /// What counts as inside an outline (`nonzero`).
  public var fillRule: FillRule?
  /// What fills an outline (`color`).
  public var fill: Paint?
  /// How the outline of a path or divider is drawn (path: none; divider: `separator`, 1 px).
  public var stroke: StrokeSpec?

  // Scenes in scenes.
  /// The name of another scene.
  public var screen: String?
  /// The device that it is shown on: an id, an alias or an ad-hoc size.
  public var device: String?
  /// The values of axes that it is shown with (those of the scene around, as far as that has them).
  public var variant: EmbeddedVariant?
  /// The device that is drawn around it (none).
  public var deviceFrame: DeviceFrameSpec?

  // Dividers and gaps.
  /// The direction of a divider.
  public var line: StackSpec.Axis?
  /// The length of a gap along its stack.
  public var spacer: Dimension?

  /// Where the keys stand in their files, for messages that come after reading.
  public var places: [KeyPlace] = []

  /// The keys said to be `none`, which take back what earlier sets say of them.
  public var cleared: [String] = []

  /// Makes a set that says nothing.
  public init() {}

  /// Where a key stands, if the file says it; the last one said counts.
  public func place(of key: String) -> SourceLocation? { places.last { $0.key == key }?.location }
}

/// A key and where its value stands.
public struct KeyPlace: Hashable, Sendable {
  /// The key as files have it.
  public var key: String
  /// The first character of its value.
  public var location: SourceLocation

  /// Makes a place.
  public init(key: String, location: SourceLocation) {
    self.key = key
    self.location = location
  }
}
