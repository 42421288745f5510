public import Graphics

/// The picture of a `path` node.
public struct PathShape: Hashable, Sendable {
  /// The outline in its own coordinates.
  public var path: Path
  /// The part of those coordinates that fills the node; nil is the bounds of the outline.
  public var viewBox: Rect?

  /// Makes a shape.
  public init(path: Path, viewBox: Rect? = nil) {
    self.path = path
    self.viewBox = viewBox
  }
}
