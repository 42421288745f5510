package import Problems

/// What a run of the farm did: the outcomes in plan order, and what it was done with.
package struct RunResult: Sendable {
  /// What was asked for.
  package enum Verb: String, Sendable {
    /// Draw and write pictures.
    case render
    /// Draw and compare with references.
    case test
    /// Draw and write references.
    case record
  }

  /// What was asked for.
  package var verb: Verb
  /// The suite's name.
  package var suite: String
  /// The outcomes, in plan order.
  package var outcomes: [Outcome]
  /// The libraries and fonts that drew, one a line.
  package var engine: [String]
  /// What kept scenes or the whole run from being drawn.
  package var problems: [Diagnostic] = []
  /// The reference files that belong to no snapshot, relative to the suite's folder; nil where the run was not of the
  /// whole suite or did not come to its end, so that nobody can know.
  package var orphans: [String]?
  /// Whether files of no snapshot fail the run.
  package var orphansFail = false
  /// Whether somebody stopped the run before its end.
  package var wasInterrupted = false

  package init(verb: Verb, suite: String, outcomes: [Outcome], engine: [String]) {
    self.verb = verb
    self.suite = suite
    self.outcomes = outcomes
    self.engine = engine
  }
}
