package import Problems
package import Scene

/// A fault that lint found in one placed scene.
package struct Fault: Hashable, Sendable {
  /// The rule; nil for what layout tells that is none of the rules.
  package var rule: LintRule?
  /// What is wrong, how bad it is, where, and in which view.
  package var diagnostic: Diagnostic
  /// How far it goes in points, so that the worst of several can be told; 0 where there is nothing to measure.
  package var extent: Double
  /// The waivers of it, that of the view itself first; empty where nobody accepts it.
  package var waivers: [Waiver]

  package init(rule: LintRule?, diagnostic: Diagnostic, extent: Double = 0, waivers: [Waiver] = []) {
    self.rule = rule
    self.diagnostic = diagnostic
    self.extent = extent
    self.waivers = waivers
  }
}
