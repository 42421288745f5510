package import Problems
package import Scene

/// A fault that lint found in one placed scene.
package struct Fault: Hashable, Sendable {
  /// The rule; nil for what layout tells that is none of the rules.
  package var rule: LintRule?
  /// What is wrong, how bad it is, where, and in which view.
  package var diagnostic: Diagnostic
  /// How far it goes in points, so that the worst of several can be told; 0 where there is nothing to measure.
  ///
  /// A contrast goes as far as what is asked for is more of it.
  package var extent: Double
  /// The waiver of it, that of the view itself before those around; nil where nobody accepts it.
  package var waiver: Waiver?

  package init(rule: LintRule?, diagnostic: Diagnostic, extent: Double = 0, waiver: Waiver? = nil) {
    self.rule = rule
    self.diagnostic = diagnostic
    self.extent = extent
    self.waiver = waiver
  }
}

/// What lint found in one placed scene.
package struct LintFindings: Sendable {
  /// The faults, by view in painting order and for each view in the order of the rules.
  package var faults: [Fault]
  /// All waivers that accept any of them, also where another one does already.
  package var neededWaivers: Set<Waiver>
}
