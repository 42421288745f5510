public import Graphics
public import Scene

/// A picture as a flat list of drawing commands in device pixels.
///
/// Nothing in it is relative or inherited, and no view is left to look up. Both backends draw from it, and equal lists
/// give equal pixels.
public struct DisplayList: Sendable, Hashable {
  /// The size in device pixels.
  public var width, height: Int
  /// Device pixels in a point.
  public var scale: Double
  /// What to draw, the first at the back.
  public var commands: [Command]

  /// Makes a list.
  public init(width: Int, height: Int, scale: Double, commands: [Command]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.commands = commands
  }

  /// One step of drawing.
  ///
  /// Groups and clips are closed in the order in which they were opened, inside their view.
  public enum Command: Sendable, Hashable {
    /// What follows, up to the matching end, belongs to this view.
    case beginView(View)
    /// The end of a view.
    case endView
    /// What follows is drawn as one picture and then laid over what is behind it.
    case beginGroup(Group)
    /// The end of a group.
    case endGroup
    /// What follows is cut to a shape.
    case beginClip(Shape)
    /// The end of a clip.
    case endClip
    /// What follows is moved, turned and scaled: its coordinates are in a plane of their own.
    case beginTransform(AffineTransform)
    /// The end of a transform.
    case endTransform
    /// What is behind a shape, blurred, inside it.
    case blurBehind(RoundedRect, sigma: Double)
    /// The shadow of a shape, around it or in it.
    case shadow(RoundedRect, Shadow)
    /// The inside of a shape.
    case fill(Shape, Paint)
    /// A ring inside a shape.
    case border(RoundedRect, Border)
    /// An outline.
    case strokePath(Path, StrokeStyle, Color)
    /// Lines of text.
    case text(Text)
    /// A picture.
    case image(Image)
    /// A hatched box where something is missing.
    case missing(Rect)
  }

  /// How a group is laid over what is behind it.
  public struct Group: Sendable, Hashable {
    /// The opacity, 0 to 1.
    public var opacity: Double
    /// How its colours mix with those behind.
    public var blendMode: BlendMode
    /// Its opacity place by place; nil is everywhere the same.
    public var mask: Mask?
    /// The shape to which it is cut once it is one picture; nil is none.
    ///
    /// A clip around a group cuts what is drawn in it too, so that a blur near its edge would miss what was cut away.
    public var outline: Shape?

    /// Makes a way to lay a group.
    public init(
      opacity: Double = 1, blendMode: BlendMode = .normal, mask: Mask? = nil, outline: Shape? = nil
    ) {
      self.opacity = opacity
      self.blendMode = blendMode
      self.mask = mask
      self.outline = outline
    }
  }

  /// A paint of which only the alpha counts; outside its box a group is not seen.
  public struct Mask: Sendable, Hashable {
    /// Where it lies.
    public var box: Rect
    /// What it is made of.
    public var paint: Paint

    /// Makes a mask.
    public init(box: Rect, paint: Paint) {
      self.box = box
      self.paint = paint
    }
  }

  /// What a shape is filled with.
  public enum Paint: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// Colours along a line.
    case linear(LinearGradient)
    /// Colours outwards from a point.
    case radial(RadialGradient)
    /// A picture.
    case image(Image)
  }

  /// A line inside the edge of a shape.
  public struct Border: Sendable, Hashable {
    /// The width on each side.
    public var widths: Insets
    /// The colour.
    public var color: Color
    /// Lengths of dashes and gaps in turn along the middle of the line; empty is a solid line.
    public var dash: [Double]
    /// Whether the dashes have round ends, as dots have.
    public var isRound: Bool

    /// Makes a border.
    public init(widths: Insets, color: Color, dash: [Double] = [], isRound: Bool = false) {
      self.widths = widths
      self.color = color
      self.dash = dash
      self.isRound = isRound
    }
  }

  /// A view, painted or not, as the SVG records it.
  public struct View: Sendable, Hashable {
    /// The path, which views without an id have too.
    public var path: String
    /// What it shows.
    public var kind: Node.Kind
    /// The unsnapped frame in points, from the upper left of the root.
    public var frame: Rect
    /// The line where it is written, as `file:line`.
    public var source: String
    /// What it is to people who cannot see it.
    public var role: Role
    /// Its accessible name.
    public var label: String?

    /// Makes the record of a view.
    public init(path: String, kind: Node.Kind, frame: Rect, source: String, role: Role = .none, label: String? = nil) {
      self.path = path
      self.kind = kind
      self.frame = frame
      self.source = source
      self.role = role
      self.label = label
    }
  }

  /// Lines of text in one style.
  public struct Text: Sendable, Hashable {
    /// The lines, their ends and baselines from the upper left of the picture.
    public var lines: [TextBlock.Line]
    /// The style.
    public var style: TextStyle
    /// The colour.
    public var color: Color

    /// Makes lines of text.
    public init(lines: [TextBlock.Line], style: TextStyle, color: Color) {
      self.lines = lines
      self.style = style
      self.color = color
    }
  }

  /// A picture from a file.
  public struct Image: Sendable, Hashable {
    /// The file, relative to the suite's folder.
    public var file: String
    /// The SHA-256 of the file.
    public var digest: String
    /// Whether it can be drawn at any size.
    public var isVector: Bool
    /// Where all of the picture goes; it may reach over `clip`.
    public var destination: Rect
    /// The box that it must not leave.
    public var clip: Rect
    /// The colour that replaces its own, its alpha kept; nil for the picture as it is.
    public var tint: Color?
    /// The opacity, 0 to 1.
    public var opacity = 1.0
    /// Whether `destination` is one tile of a wall that fills `clip`.
    public var isTiled = false
    /// What of the picture keeps its size at the edges; nil for a picture that is stretched as a whole.
    public var slices: Slices?

    /// Makes a picture.
    public init(
      file: String, digest: String, isVector: Bool = false, destination: Rect, clip: Rect, tint: Color? = nil
    ) {
      self.file = file
      self.digest = digest
      self.isVector = isVector
      self.destination = destination
      self.clip = clip
      self.tint = tint
    }
  }

  /// The nine parts of a picture: corners that keep their size, edges that are stretched or tiled one way, a middle.
  public struct Slices: Sendable, Hashable {
    /// The distances of the cuts from the edges, in pixels of the picture.
    public var source: Insets
    /// The same in the destination, in device pixels.
    public var target: Insets
    /// Whether edges and middle are tiled, not stretched.
    public var areTiled: Bool
    /// The size at which a picture that has no pixels of its own is drawn to be cut; nil for one that has.
    public var drawnAt: PixelSize?

    /// Makes the parts.
    public init(source: Insets, target: Insets, areTiled: Bool) {
      self.source = source
      self.target = target
      self.areTiled = areTiled
    }
  }
}
