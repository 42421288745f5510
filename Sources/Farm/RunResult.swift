package import Problems
package import References

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
  /// The plan that was carried out; nil where none could be made.
  package var plan: PlanSummary?
  /// What kept scenes or the whole run from being drawn.
  package var problems: [Diagnostic] = []
  /// The reference files that belong to no snapshot, relative to the suite's folder; nil where the run was not of the
  /// whole suite or did not come to its end, so that nobody can know.
  package var orphans: [String]?
  /// Whether files of no snapshot fail the run.
  package var orphansFail = false
  /// The sheet of all pictures; nil where none was written.
  package var sheet: WrittenSheet?
  /// Whether somebody stopped the run before its end.
  package var wasInterrupted = false
  /// How the run died, of which this is what was left; nil where it came to an end of its own.
  package var death: Death?
  /// Where the pictures of all snapshots are.
  package var folders = Folders()

  /// The end of a run that did not come to its own.
  package struct Death: Sendable, Hashable {
    /// The name of the signal, such as `SIGSEGV`; nil where the run had no time to tell it.
    package var signal: String?
    /// The snapshots that were being drawn, in plan order; where it is known which of them did it, that one only.
    package var drawing: [SnapshotIdentity]

    package init(signal: String?, drawing: [SnapshotIdentity]) {
      self.signal = signal
      self.drawing = drawing
    }
  }

  /// The folders in which each picture has the name of its snapshot, relative to the suite's folder; nil where the verb
  /// has none, and where no run was begun.
  package struct Folders: Sendable, Hashable {
    /// Of references.
    package var expected: String?
    /// Of new pictures.
    package var actual: String?
    /// Of pictures of differences.
    package var difference: String?

    package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  package init(verb: Verb, suite: String, outcomes: [Outcome], engine: [String]) {
    self.verb = verb
    self.suite = suite
    self.outcomes = outcomes
    self.engine = engine
  }
}
