/// Whom a stack stretched or shrank where others could have been as well (L202).
public struct StackChoice: Hashable, Sendable {
  /// A view that was stretched or shrunk.
  public struct Change: Hashable, Sendable {
    /// What the view is called.
    public var view: String
    /// By how much, in points; never negative.
    public var points: Double

    /// Makes a change.
    public init(_ view: String, _ points: Double) {
      self.view = view
      self.points = points
    }
  }

  /// Whether views were stretched, and not shrunk.
  public var isStretched: Bool
  /// Those it was done to, in order; of many the first ones.
  public var changes: [Change]
  /// To how many it was done beyond those.
  public var others: Int

  /// Makes a choice.
  public init(isStretched: Bool, _ changes: [Change], others: Int = 0) {
    self.isStretched = isStretched
    self.changes = changes
    self.others = others
  }
}
