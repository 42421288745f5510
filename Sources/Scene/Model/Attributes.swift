public import Graphics
public import Problems

/// Every key that a node can have besides `id` and children; nil is not said.
///
/// A node has one such set, and one more for each entry of its `when`. Sets merge key by key, later ones winning
/// (scene-format section 5.1).
public struct Attributes: Hashable, Sendable {
  // Size and place.
  public var width, height: Dimension?
  public var minWidth, maxWidth, minHeight, maxHeight: Length?
  public var aspectRatio: Double?
  public var frame: FrameSpec?
  public var alignSelf: String?
  public var spacingAfter: Length?

  // What the children see.
  public var layout: ContainerLayout?
  public var padding: EdgeLengths?
  public var relativeTo: Guide?

  // Units and pixels.
  public var scale: [ScaledField]?
  public var rounding: Rounding?
  public var snap: Snap?

  // Paint.
  public var isHidden: Bool?
  public var opacity: Double?
  public var background: Paint?
  public var border: BorderSpec?
  public var cornerRadius: CornerRadius?
  public var clip: Bool?
  public var tint: ColorValue?

  // Meaning.
  public var role: Role?
  public var label: String?

  // Text.
  public var text: String?
  public var font: FontSpec?
  public var color: ColorValue?
  public var textAlignment: TextAlignment?
  public var verticalAlignment: VerticalAlignment?
  public var lineHeight: Length?
  public var tracking: Length?
  public var lineLimit: Int?

  // Pictures.
  public var image: String?
  public var contentMode: ContentMode?
  public var template: Bool?
  public var path: PathShape?
  public var viewBox: Rect?
  public var fillRule: FillRule?
  public var fill: Paint?
  public var stroke: StrokeSpec?

  // Dividers and gaps.
  public var line: StackSpec.Axis?
  public var spacer: Dimension?

  /// Where the keys stand in their files, for messages that come after reading.
  public var places: [KeyPlace] = []

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
