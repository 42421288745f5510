package import Devices
package import Layout
package import Problems
package import Scene

/// What is asked of lint, besides what it looks at.
package struct LintOptions: Sendable {
  /// The least side of what can be touched, in points; nil is the platform's.
  package var tapTarget: Double?
  /// How much letters must stand out from what is behind them.
  package var contrast = ContrastLevel.aa
  /// How much they do, by whoever drew them; what is not among it is not known.
  package var contrasts: [LetterContrast] = []
  /// Whether the scene is a whole screen, so that bars and cutouts are in front of it; a card has none.
  package var isScreen = true
  /// Whether warnings are errors.
  package var isStrict = false
  /// The rules to look at; nil is all.
  package var rules: Set<LintRule>?

  package init() {}

  /// Whether a rule is looked at.
  package func wants(_ rule: LintRule?) -> Bool { rules.map { rules in rule.map(rules.contains) ?? false } ?? true }
}

/// Looks for faults of a placed scene: a pure function, which draws nothing.
///
/// What layout found is among them, but for errors that are no findings: those keep a scene from being what was said.
///
/// - Parameters:
///   - result: The placed scene.
///   - environment: The device that it was placed on.
///   - options: What is asked.
/// - Returns: The faults, and the waivers that accept any.
package func lint(_ result: LayoutResult, in environment: Environment, _ options: LintOptions) -> LintFindings {
  let screen = LintedScreen(result, in: environment, isScreen: options.isScreen)
  var found = layoutFaults(result, of: screen)
  for (rule, look) in rules(options) where options.wants(rule) { found += look(screen) }
  found = found.filter { options.wants($0.rule) }
  let order = found.enumerated().sorted { first, second in
    let (a, b) = (first.element.place, second.element.place)
    return a == b ? first.offset < second.offset : a < b
  }
  var waivers = WaiverLookUp(screen.views)
  let faults = order.map { $0.element.fault(of: screen, isStrict: options.isStrict, &waivers) }
  return LintFindings(faults: faults, neededWaivers: waivers.needed)
}

/// One look for each rule that is about placed views.
private func rules(_ options: LintOptions) -> [(LintRule, (LintedScreen) -> [Found])] {
  [
    (.textOverflows, overflowingTexts), (.brokenWord, brokenWords),
    (.clipped, { clippedViews($0) + cutScreens($0) }), (.offScreen, { viewsOffScreen($0) + textsBeyondCorners($0) }),
    (.outsideSafeArea, viewsOutsideSafeArea), (.underCutout, viewsUnderCutout),
    (.overlap, { overlappingSiblings($0) + viewsBehindChrome($0) }),
    (.tapTarget, { smallTapTargets($0, least: options.tapTarget) }),
    (.contrast, { faintTexts($0, options.contrasts, level: options.contrast) }),
  ]
}
