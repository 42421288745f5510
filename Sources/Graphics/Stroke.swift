/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of an open line.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half circle.
    case round
    /// Half a square.
    case square
  }

  /// The corner of two lines.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The width of the line.
  public var width: Double
  /// The ends.
  public var cap: Cap
  /// The corners.
  public var join: Join
  /// Where a pointed corner becomes a cut one.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty is a solid line.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  /// Makes a style.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What counts as inside an outline that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Everything the outline winds around.
  case nonzero
  /// Every second layer.
  case evenodd
}
