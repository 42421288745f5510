/// Constraints of which not all can hold, and what was done about it.
public struct ConstraintConflict: Hashable, Sendable {
  /// One of the constraints.
  public struct Part: Hashable, Sendable {
    /// What it says, as `pad.width == superview - 60`.
    public var text: String
    /// Where it is written; nil where no file says it.
    public var location: SourceLocation?

    /// Makes a part.
    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  /// The constraints, each of them needed for the contradiction, in the order of the file.
  public var parts: [Part]
  /// The one that is broken, by its index: the last declared.
  public var broken: Int
  /// The lengths that have to fit into `room`, where the contradiction is such a sum; points.
  public var needs: [Double]
  /// The room that there is, in points.
  public var room: Double
  /// By how much the constraints contradict, in points.
  public var excess: Double
  /// What could be written in place of the broken one.
  public var remedy: String?

  /// Makes a conflict.
  public init(
    parts: [Part], broken: Int, needs: [Double] = [], room: Double = 0, excess: Double, remedy: String? = nil
  ) {
    self.parts = parts
    self.broken = broken
    self.needs = needs
    self.room = room
    self.excess = excess
    self.remedy = remedy
  }
}
