public import Graphics

/// What is known of the body around a screen; a value that is nil is unknown.
public struct DeviceFrame: Hashable, Sendable {
  /// The room around a drawn body in which its shadow fades, as a share of the body's shorter side.
  package static let margin = 1.0 / 7

  /// The body in millimetres, as it is published, in the natural orientation.
  public var bodyMM: Size?
  /// From the screen's sides, and from its upper and lower end, to the edge of the body; points.
  public var bezel: Size?
  /// The radius of the body's corners in points.
  public var outerCornerRadius: Double?

  /// Makes a frame; what is not given is unknown.
  public init(bodyMM: Size? = nil, bezel: Size? = nil, outerCornerRadius: Double? = nil) {
    self.bodyMM = bodyMM
    self.bezel = bezel
    self.outerCornerRadius = outerCornerRadius
  }
}
