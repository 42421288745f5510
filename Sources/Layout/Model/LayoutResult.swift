public import Problems

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
