/// What lint found in a placed scene, lengths in points (L4xx).
public enum LintFinding: Hashable, Sendable, Error {
  /// L401: letters that reach over the edge of their own view.
  case textOverflows(String, isVertical: Bool, points: Double)
  /// L402: something that a view around it cuts off; `isAll` where nothing is left.
  case clipped(Subject, by: String, points: Double, isAll: Bool)
  /// L403: something that reaches over the edge of the screen; `isAll` where none of it is there.
  case offScreen(Subject, points: Double, isAll: Bool)
  /// L404: something that reaches out of the safe area at an edge of the screen.
  case outsideSafeArea(Subject, edge: String, points: Double)
  /// L405: something under a camera, by the profiles' words for it, one for each kind.
  case underCutout(Subject, [String])
  /// L406: something on top of a view beside it or inside one of these, and the sides of what they share; `isHiding`
  /// where nothing is seen of that one, which is a text.
  case overlap(Subject, with: String, width: Double, height: Double, isHiding: Bool)
  /// L407: something to touch with a side shorter than the least.
  case tapTarget(width: Double, height: Double, least: Double)
  /// L408: a waiver of nothing.
  case needlessWaiver(String)
  /// L409: a text whose letters hardly stand out from what is behind them: both colours as `#RRGGBB`, their contrast by
  /// WCAG, and the least that a level of it asks for.
  case contrast(String, letters: String, ground: String, ratio: Double, least: Double, level: String)
  /// L421: a word that goes on in another line without a hyphen, with a stroke where it does.
  case brokenWord(String)
  /// L422: a device or screen that its own `contentMode` cuts off at edges that are not those it is meant to.
  case cutScreen(contentMode: String, points: Double)
  /// L423: something that reaches over the round corners of a screen, or over the edge of a round one.
  case beyondCorner(Subject, isRound: Bool, points: Double)

  /// What of a view is meant.
  public enum Subject: Hashable, Sendable {
    /// All of it.
    case view
    /// The letters of its text.
    case letters(String)
  }
}
