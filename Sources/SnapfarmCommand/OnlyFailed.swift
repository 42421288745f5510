import Arguments
import Farm
import Files
import Problems
import Report
import Scene

/// Results of a million snapshots are smaller.
private let largestResults = 1 << 30

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
    let file = suite.suite.results + "/results/test.json"
    let path = try suite.folder.path(for: file)
    guard fileExists(path) else { throw Diagnostics([Diagnostic(.suite(.noResults(file: file)))]) }
    do throws(FileError) {
      if let names = Report.failedNames(inResults: try readFile(path, limit: largestResults)) { return names }
    } catch {
      throw Diagnostics([Diagnostic(.file(.unreadable(reason: error.reason)), at: .start(of: file))])
    }
    throw Diagnostics([Diagnostic(.suite(.badResults(file: file)))])
  }
}
