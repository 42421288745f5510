import Arguments
import Farm
import References
import Scene
import Settings

extension Command {
  /// Looks for references of no snapshot, which only a whole run can know.
  func findOrphans(_ result: inout RunResult, of suite: LoadedSuite) throws {
    let handling =
      invocation.value(of: .unreferenced) ?? suite.suite.unreferenced?.rawValue
      ?? (terminal.settings.isCI ? "fail" : "warn")
    let isWhole = result.plan?.isWhole ?? false
    guard handling != "ignore", isWhole, result.problems.isEmpty, !result.wasInterrupted else { return }
    let identities = result.outcomes.map(\.identity)
    result.orphans = (try? references(of: suite).orphans(besides: identities))?.files
    result.orphansFail = handling == "fail"
  }
}
