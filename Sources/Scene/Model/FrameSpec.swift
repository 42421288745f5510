/// Where a child of a `frames` parent stands: per axis at most two of these keys (scene-format section 3.3).
public struct FrameSpec: Hashable, Sendable {
  /// CGRect's keys.
  public var x, y, width, height: Length?
  /// Insets from the parent's edges.
  public var left, right, top, bottom: Length?
  /// Insets from the edges where reading begins and ends.
  public var leading, trailing: Length?
  /// Offsets of the centre from the parent's centre.
  public var centerX, centerY: Length?
  /// Two opposite corners; with them nothing else is said.
  public var from, to: LengthPoint?

  /// Makes a frame that says nothing yet.
  public init() {}
}
