public import Graphics

/// The part of a screen that a camera takes.
public struct Cutout: Hashable, Sendable {
  /// The shape of the part.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The screen is whole.
    case none
    /// A bay at the upper edge.
    case notch
    /// A pill below the upper edge.
    case dynamicIsland
    /// A round hole.
    case punchHole
  }

  /// Its shape.
  public var kind: Kind
  /// Where it is, in points of the upright screen; nil where that is unknown or there is none.
  public var rect: Rect?

  /// Makes a cutout.
  public init(kind: Kind, rect: Rect? = nil) {
    self.kind = kind
    self.rect = rect
  }
}
