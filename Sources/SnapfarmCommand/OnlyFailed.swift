import Arguments
import Farm
import Files
import Problems
import References
import Report
import Scene

extension Command {
  /// Which part of a suite the flags choose, what failed in the last test included.
  func selection(in suite: LoadedSuite) throws -> Selection {
    var selection = try selection()
    if invocation.has(.onlyFailed) || invocation.has(.lastFailed) {
      let failed = try lastFailures(of: suite)
      let names = try failed.names.union(undrawnNames(of: suite, selection, after: failed))
      if names.isEmpty, suite.brokenScenes.isEmpty {
        terminal.printError("snapfarm: nothing failed in the last test\n")
      }
      selection.names = names
    }
    return selection
  }

  private func lastFailures(of suite: LoadedSuite) throws -> FailedNames {
    if let failed = FailedNames(inResults: try lastResults(of: suite)) { return failed }
    throw Diagnostics([Diagnostic(.suite(.badResults(file: suite.resultsName)))])
  }

  /// The snapshots of files that could not be read in the last test, which had no names then.
  private func undrawnNames(
    of suite: LoadedSuite, _ selection: Selection, after failed: FailedNames
  ) throws -> [String] {
    guard !failed.files.isEmpty else { return [] }
    let broken = suite.brokenScenes.flatMap(\.problems).compactMap { $0.location?.file }
    let sceneFiles = Set(suite.scenes.map { $0.location.file } + broken)
    // A file that is no scene may have kept any of them from being drawn.
    let concernsAll = !failed.files.isSubset(of: sceneFiles)
    return try makePlan(of: suite, selection).jobs
      .filter { concernsAll || failed.files.contains($0.scene.location.file) }
      .map { $0.identity.description }.filter { !failed.told.contains($0) }
  }
}
