/// What layout found while placing views (Lxxx).
public enum LayoutFinding: Hashable, Sendable, Error {
  /// L101: constraints that contradict each other.
  case unsatisfiable(ConstraintConflict)
  /// L102: constraints with numbers that nothing can be calculated with.
  case unsolvable
  /// L201: a side or place that constraints leave open.
  case ambiguous(AmbiguousLength)
  /// L301: a constraint below the required priority that gave way, by how many points.
  case missed(String, points: Double)
  /// L103: a stack has another length than its views come to, or makes them equal where one must not be.
  case stackCannotFill(StackConflict)
  /// L202: a stack had to choose whom to stretch or shrink.
  case stackChose(StackChoice)
  /// L302: `circle` on a box that is not square.
  case noCircle(width: Double, height: Double)
  /// L303: a radius larger than half a side, made smaller.
  case radiusClamped(asked: Double, used: Double)
  /// L304: text that does not fit and is cut off.
  case textTruncated(String)
  /// L308: a derived value that is no number.
  case notDerived(String, expression: String)
  /// L305: a guide that needs a value the profile does not know.
  case unknownGuide(String, device: String)
  /// L310: a box with constraints inside others, which ask for its size more often than it is tried.
  case unsettled(trials: Int)
  /// L312: a guide that rests on a value which the profile takes from similar devices.
  case inferredGuide(String, device: String)
}
