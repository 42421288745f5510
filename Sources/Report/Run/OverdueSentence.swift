package import References

/// Why a run ends with a snapshot that is still being drawn.
///
/// - Parameters:
///   - identity: The snapshot.
///   - limit: The seconds that it may take.
///   - hasJournal: Whether a journal tells what was done until then.
/// - Returns: One sentence.
package func overdueSentence(_ identity: SnapshotIdentity, limit: Double, hasJournal: Bool) -> String {
  "snapfarm: \(shortened(identity.description)) is still being drawn after twice the \(plain(limit)) s that it may take "
    + "(limits.timeLimit), so the run ends here"
    + (hasJournal ? "; \"snapfarm report\" tells what was done until then" : "")
}
