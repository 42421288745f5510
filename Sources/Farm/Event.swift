package import References

/// A fact that leaves a running farm, for whoever shows progress or keeps a journal.
package enum Event: Sendable {
  /// The plan is made; this many snapshots follow, drawn by this engine, a library or font a line.
  case planned(count: Int, engine: [String])
  /// A snapshot is begun, by the thread that tells it; its place in the plan.
  case started(SnapshotIdentity, at: Int)
  /// A snapshot is done; these come in the order in which they finish.
  case finished(Outcome, at: Int)
  /// A snapshot is being drawn for far more seconds than it may, and nothing can end it but the end of the process.
  case overdue(SnapshotIdentity, at: Int, limit: Double)
}
