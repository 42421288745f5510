/// The bar at the lower edge that is swiped to leave an app.
public struct HomeIndicator: Hashable, Sendable {
  /// The drawn bar; all numbers are points.
  public struct Pill: Hashable, Sendable {
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double
    /// From its lower edge to that of the screen.
    public var bottomGap: Double

    /// Makes a pill.
    public init(width: Double, height: Double, bottomGap: Double) {
      self.width = width
      self.height = height
      self.bottomGap = bottomGap
    }
  }

  /// What it takes of the lower edge when upright, in points.
  public var portraitInset: Double?
  /// What it takes of the lower edge when on its side, in points.
  public var landscapeInset: Double?
  /// The drawn bar, if known.
  public var pill: Pill?

  /// Makes an indicator; what is not given is unknown.
  public init(portraitInset: Double? = nil, landscapeInset: Double? = nil, pill: Pill? = nil) {
    self.portraitInset = portraitInset
    self.landscapeInset = landscapeInset
    self.pill = pill
  }
}
