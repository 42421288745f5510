import Arguments
import Farm
import References
import Scene
import Settings

extension Command {
  /// Looks for references of no snapshot, which only a whole run can know, and takes back pending pictures of none.
  func findOrphans(_ result: inout RunResult, of suite: LoadedSuite) throws {
    let isWhole = result.plan?.isWhole ?? false
    guard isWhole, result.problems.isEmpty, !result.wasInterrupted else { return }
    let identities = result.outcomes.map(\.identity)
    dropPending(besides: identities, of: suite)
    let handling =
      invocation.value(of: .unreferenced) ?? suite.suite.unreferenced?.rawValue
      ?? (terminal.settings.isCI ? "fail" : "warn")
    guard handling != "ignore" else { return }
    result.orphans = (try? references(of: suite).orphans(besides: identities))?.files
    result.orphansFail = handling == "fail"
  }

  /// What no scene shows any more must not become a reference.
  private func dropPending(besides identities: [SnapshotIdentity], of suite: LoadedSuite) {
    // A folder that the environment names may be one of several suites, and a suite without snapshots is a mistake.
    guard terminal.settings.resultFolder == nil, !identities.isEmpty else { return }
    let pending = PendingStore(suite: suite.folder, results: suite.suite.results)
    // No two snapshots differ in capitals only, but a disk may show a folder with those it had before.
    let stems = Set(identities.map { $0.stem.lowercased() })
    for stem in (try? pending.stems()) ?? [] where !stems.contains(stem.lowercased()) {
      try? pending.remove(stem: stem)
    }
  }
}
