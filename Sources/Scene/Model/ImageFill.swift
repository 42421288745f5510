/// A picture that fills a surface.
public struct ImageFill: Hashable, Sendable {
  /// The name of the picture.
  public var name: String
  /// How it fills the box; nil is `scaleAspectFill`, or `topLeft` for tiles.
  public var contentMode: ContentMode?
  /// Whether it is one tile of a wall (false).
  public var isTiled: Bool
  /// The opacity, 0 to 1 (1).
  public var opacity: Double

  /// Makes a fill.
  public init(name: String, contentMode: ContentMode? = nil, isTiled: Bool = false, opacity: Double = 1) {
    self.name = name
    self.contentMode = contentMode
    self.isTiled = isTiled
    self.opacity = opacity
  }
}
