/// A fact that leaves a running farm, for whoever shows progress.
package enum Event: Sendable {
  /// The plan is made; this many snapshots follow.
  case planned(count: Int)
  /// A snapshot is done; these come in the order in which they finish.
  case finished(Outcome)
}
