/// What lint found in a placed scene, lengths in points (L4xx).
public enum LintFinding: Hashable, Sendable, Error {
  /// L401: letters that reach over the edge of their own view.
  case textOverflows(String, isVertical: Bool, points: Double)
  /// L402: something that a view around it cuts off; `isAll` where nothing is left.
  case clipped(by: String, points: Double, isAll: Bool)
  /// L403: something that reaches over the edge of the screen; `isAll` where none of it is there.
  case offScreen(points: Double, isAll: Bool)
  /// L404: something that reaches out of the safe area at an edge of the screen.
  case outsideSafeArea(edge: String, points: Double)
  /// L405: something under a camera, by the profile's word for it.
  case underCutout(String)
  /// L406: something on top of a sibling, and the sides of what they share.
  case overlap(with: String, width: Double, height: Double)
  /// L407: something to touch with a side shorter than the least.
  case tapTarget(width: Double, height: Double, least: Double)
  /// L408: a waiver of nothing.
  case needlessWaiver(String)
}
