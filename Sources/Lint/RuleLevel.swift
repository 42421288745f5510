package import Problems

extension LintRule {
  /// How bad a finding is.
  package var level: Diagnostic.Severity {
    switch self {
    case .underCutout: .error
    case .radiusClamped, .constraintMissed, .unknownGuide, .inferredGuide, .unsettled: .note
    case .textTruncated, .textOverflows, .brokenWord, .clipped, .offScreen, .outsideSafeArea, .overlap, .tapTarget,
      .contrast,
      .notACircle, .contradiction, .ambiguous, .stackCannotFill, .stackChose, .notDerived, .needlessWaiver:
      .warning
    }
  }
}
