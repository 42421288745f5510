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
    /// What follows is drawn as one picture and painted with this opacity.
    case beginGroup(opacity: Double)
    /// The end of a group.
    case endGroup
    /// What follows is cut to a rounded rectangle.
    case beginClip(Rect, CornerRadii)
    /// The end of a clip.
    case endClip
    /// A rounded rectangle.
    case fill(Rect, CornerRadii, Color)
    /// A ring inside a rounded rectangle.
    case border(Rect, CornerRadii, width: Double, Color)
    /// The inside of an outline.
    case fillPath(Path, FillRule, Color)
    /// An outline.
    case strokePath(Path, StrokeStyle, Color)
    /// Lines of text.
    case text(Text)
    /// A picture.
    case image(Image)
    /// A hatched box where something is missing.
    case missing(Rect)
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
}
