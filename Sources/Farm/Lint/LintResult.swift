package import Lint
package import Problems
package import References
package import Scene

/// What lint found in the scenes of a plan.
package struct LintResult: Sendable {
  /// The suite's name.
  package var suite: String
  /// The snapshots that were looked at, in plan order.
  package var snapshots: [LintedSnapshot] = []
  /// The plan; nil where none could be made.
  package var plan: PlanSummary?
  /// What is wrong with the files, or kept everything from being placed.
  package var problems: [Diagnostic] = []
  /// Waivers of nothing; empty unless all snapshots of the suite were looked at.
  package var needlessWaivers: [Fault] = []
  /// The least level that fails.
  package var level = Diagnostic.Severity.warning
  /// Whether somebody stopped it before its end.
  package var wasInterrupted = false

  package init(suite: String) { self.suite = suite }
}

/// One snapshot that lint looked at.
package struct LintedSnapshot: Sendable {
  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// What was found, waived or not.
  package var faults: [Fault]
  /// The waivers that accept any of it.
  package var neededWaivers: Set<Waiver>
  /// What keeps its scene from being what the file says.
  package var problems: [Diagnostic]

  package init(
    identity: SnapshotIdentity, faults: [Fault], neededWaivers: Set<Waiver> = [], problems: [Diagnostic] = []
  ) {
    self.identity = identity
    self.faults = faults
    self.neededWaivers = neededWaivers
    self.problems = problems
  }
}
