public import Graphics
public import Problems
public import Scene

/// A scene placed on one device: every view with its frame, in the order in which they are painted.
public struct LayoutResult: Sendable {
  /// The views in preorder: a parent, then its children, the first child first.
  public var views: [PlacedView]
  /// The size of the picture in device pixels.
  public var width, height: Int
  /// Device pixels in a point.
  public var scale: Double
  /// What was found on the way.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(views: [PlacedView], width: Int, height: Int, scale: Double, diagnostics: [Diagnostic]) {
    self.views = views
    self.width = width
    self.height = height
    self.scale = scale
    self.diagnostics = diagnostics
  }
}

/// A view with everything settled: what it looks like and where it is.
public struct PlacedView: Sendable {
  /// The ids from outside in, joined by `/`, those without one left out; empty where the view itself has none.
  public var path: String
  /// The id; nil where it has none.
  public var id: String?
  /// What it shows.
  public var kind: Node.Kind
  /// The index of the parent; nil for the root.
  public var parent: Int?
  /// The index after the last view inside this one.
  public var subtreeEnd: Int
  /// The unsnapped frame in points, from the upper left of the root.
  public var frame: Rect
  /// The snapped frame in device pixels.
  public var pixels: PixelRect
  /// Radii in device pixels, clamped to the snapped frame.
  public var radii: CornerRadii
  /// What it looks like.
  public var style: Style
  /// The lines of a text, in device pixels from the upper left of `textOrigin`.
  public var text: TextBlock?
  /// Where `text` begins, in device pixels from the upper left of the root; not rounded.
  public var textOrigin: Point
  /// The picture of an image that was found.
  public var image: ImageReference?
  /// Where the view stands in its file.
  public var location: SourceLocation
}
