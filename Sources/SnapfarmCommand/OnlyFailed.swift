import Arguments
import Farm
import Files
import Problems
import Report

extension Command {
  /// Which part of a suite the flags choose, what failed in the last test included.
  func selection(in suite: LoadedSuite) throws -> Selection {
    var selection = try selection()
    if invocation.has(.onlyFailed) || invocation.has(.lastFailed) {
      let names = try failedNames(of: suite)
      if names.isEmpty { terminal.printError("snapfarm: nothing failed in the last test\n") }
      selection.names = names
    }
    return selection
  }

  private func failedNames(of suite: LoadedSuite) throws -> Set<String> {
    if let names = Report.failedNames(inResults: try lastResults(of: suite)) { return names }
    throw Diagnostics([Diagnostic(.suite(.badResults(file: suite.resultsName)))])
  }
}
