import Arguments
import Farm
import References
import Settings

extension Command {
  /// Looks for references of no snapshot, which only a whole run can know.
  func findOrphans(_ result: inout RunResult, of suite: LoadedSuite) throws {
    let handling = invocation.value(of: .unreferenced) ?? (terminal.settings.isCI ? "fail" : "warn")
    guard handling != "ignore", try selection().isEverything, result.problems.isEmpty, !result.wasInterrupted else {
      return
    }
    let identities = result.outcomes.map(\.identity)
    result.orphans = (try? references(of: suite).orphans(besides: identities))?.files
    result.orphansFail = handling == "fail"
  }
}
