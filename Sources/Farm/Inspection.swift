package import Files
package import Layout
package import Problems
package import References
import Scene

/// Places the views of one snapshot without drawing it.
///
/// - Throws: What keeps fonts from being loaded.
package func placedScene(_ job: Job, of suite: LoadedSuite) throws(Diagnostics) -> LayoutResult {
  try Worker(suite: suite).layOut(job)
}

/// One snapshot of a plan, and whether it has a reference.
package struct ListEntry: Sendable {
  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// The path of its reference, relative to the suite's folder.
  package var reference: String
  /// Whether the reference is there.
  package var isPresent: Bool

  package init(identity: SnapshotIdentity, reference: String, isPresent: Bool) {
    self.identity = identity
    self.reference = reference
    self.isPresent = isPresent
  }
}

/// The snapshots of a plan, in plan order, with their references.
package func listing(of plan: Plan, in suite: LoadedSuite) -> [ListEntry] {
  let store = references(of: suite)
  return plan.jobs.map { job in
    ListEntry(
      identity: job.identity, reference: store.picturePath(of: job.identity), isPresent: store.has(job.identity))
  }
}

/// The references of a suite.
package func references(of suite: LoadedSuite) -> ReferenceStore {
  ReferenceStore(suite: suite.folder, folder: suite.suite.references)
}

/// What lies among the references and belongs to no snapshot of a plan, which must be of the whole suite.
package func orphans(besides plan: Plan, in suite: LoadedSuite) throws(FileError) -> Orphans {
  try references(of: suite).orphans(besides: plan.jobs.map(\.identity))
}

/// What accepts the pending pictures of a suite.
package func acceptance(for suite: LoadedSuite) -> (acceptance: Acceptance, pending: PendingStore) {
  let references = references(of: suite)
  let pending = PendingStore(suite: suite.folder, results: suite.suite.results)
  let acceptance = Acceptance(
    references: references, pending: pending, level: CompressionLevel.reference,
    pixelLimit: suite.suite.limits.maxImagePixels)
  return (acceptance, pending)
}
