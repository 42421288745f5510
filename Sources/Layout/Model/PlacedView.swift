public import Graphics
public import Problems
public import Scene

/// A view with everything settled: what it looks like and where it is.
public struct PlacedView: Sendable {
  /// The ids from outside in, joined by `/`, views without one left out: `card/title`.
  ///
  /// A view without an id is named by its kind and its number, from 0, among those of its kind without an id inside the
  /// nearest view that has one, in painting order: `card/text[2]`. A scene has each path once.
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
  /// The snapped frame in device pixels; where `style.snap` is `none`, the pixels that the frame touches.
  public var pixels: PixelRect
  /// The snapped rectangle inside the padding, in device pixels: where a picture goes.
  public var contentPixels: PixelRect
  /// Radii in device pixels, clamped to the snapped frame.
  public var radii: CornerRadii
  /// How its edges run into its corners; circles and capsules are round whatever their style says.
  public var cornerCurve = CornerCurve.circular
  /// What it looks like.
  public var style: Style {
    _read { yield sharedStyle.value }
    set { sharedStyle = Shared(newValue) }
  }
  private var sharedStyle: Shared<Style>
  /// The lines of a text, in device pixels from the upper left of `textOrigin`.
  public var text: TextBlock?
  /// Where `text` begins, in device pixels from the upper left of the root; not rounded.
  public var textOrigin: Point
  /// The picture of an image that was found.
  public var image: ImageReference?
  /// The size in points of the scene that it shows, where that could be laid out.
  public var screenSize: Size?
  /// The pictures of its fills that were found, by name.
  public var pictures: [String: ImageReference] = [:]
  /// What its `derived` came to.
  public var derived: [DerivedExplanation] = []
  /// The findings of lint that are accepted of the view and all inside it, on this device.
  public var waivers: [Waiver] = []
  /// The part of the system that it is: the root of such a component.
  package var systemPart: ChromeItem.Part?
  /// Where the view stands in its file.
  public var location: SourceLocation

  /// Makes a view without content or padding.
  public init(
    path: String, id: String?, kind: Node.Kind, parent: Int?, subtreeEnd: Int, frame: Rect, pixels: PixelRect,
    radii: CornerRadii = .zero, style: Style, location: SourceLocation
  ) {
    self.init(
      path: path, id: id, kind: kind, parent: parent, subtreeEnd: subtreeEnd, frame: frame, pixels: pixels,
      radii: radii, style: Shared(style), location: location)
  }

  init(
    path: String, id: String?, kind: Node.Kind, parent: Int?, subtreeEnd: Int, frame: Rect, pixels: PixelRect,
    radii: CornerRadii = .zero, style: Shared<Style>, location: SourceLocation
  ) {
    self.path = path
    self.id = id
    self.kind = kind
    self.parent = parent
    self.subtreeEnd = subtreeEnd
    self.frame = frame
    self.pixels = pixels
    contentPixels = pixels
    self.radii = radii
    sharedStyle = style
    self.textOrigin = .zero
    self.location = location
  }
}
