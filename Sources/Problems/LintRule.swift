/// What lint looks for: a word that waivers, flags and reports know it by, and that never changes.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A text that is cut off (L304).
  case textTruncated = "text-truncated"
  /// Letters that reach over the edge of their own view (L401).
  case textOverflows = "text-overflows"
  /// A word that goes on in another line (L421).
  case brokenWord = "broken-word"
  /// Something cut off by a view around it (L402), or a screen by its own `contentMode` (L422).
  case clipped
  /// Something that is not on the screen, or not all of it (L403), its round corners cut off (L423).
  case offScreen = "off-screen"
  /// Something where bars and the home indicator are (L404).
  case outsideSafeArea = "outside-safe-area"
  /// Something where the screen has a camera (L405).
  case underCutout = "under-cutout"
  /// Siblings on top of each other (L406).
  case overlap
  /// Something to touch that is too small for a finger (L407).
  case tapTarget = "tap-target"
  /// Letters that hardly stand out from what is behind them (L409).
  case contrast
  /// `circle` on a view that is not square (L302).
  case notACircle = "not-a-circle"
  /// A radius of more than half a side (L303).
  case radiusClamped = "radius-clamped"
  /// Constraints that contradict each other (L101).
  case contradiction
  /// A constraint that gave way (L301).
  case constraintMissed = "constraint-missed"
  /// A side or place that constraints leave open (L201).
  case ambiguous
  /// A stack that needs another length than it has (L103).
  case stackCannotFill = "stack-cannot-fill"
  /// A stack that had to choose whom to stretch or shrink (L202).
  case stackChose = "stack-chose"
  /// A derived value that is no number (L308).
  case notDerived = "not-derived"
  /// A guide that needs a value which the profile does not know (L305).
  case unknownGuide = "unknown-guide"
  /// A box with constraints whose size is that of the last trial (L310).
  case unsettled
  /// A guide that rests on a value which the profile takes from similar devices (L312).
  case inferredGuide = "inferred-guide"
  /// A waiver of nothing (L408).
  case needlessWaiver = "needless-waiver"

  /// The rules whose findings a scene can waive.
  public static let waivable = allCases.filter { $0 != .needlessWaiver }

  /// The rule that a finding of layout belongs to; nil for what keeps a box from being placed at all, which is no finding.
  public init?(of finding: LayoutFinding) {
    switch finding {
    case .textTruncated: self = .textTruncated
    case .noCircle: self = .notACircle
    case .radiusClamped: self = .radiusClamped
    case .unsatisfiable: self = .contradiction
    case .unsolvable: return nil
    case .missed: self = .constraintMissed
    case .ambiguous: self = .ambiguous
    case .stackCannotFill: self = .stackCannotFill
    case .stackChose: self = .stackChose
    case .notDerived: self = .notDerived
    case .unknownGuide: self = .unknownGuide
    case .unsettled: self = .unsettled
    case .inferredGuide: self = .inferredGuide
    }
  }
}
