import Arguments
import Farm
import Files
import Problems
import Report
import Scene

/// Results of a million snapshots are smaller.
private let largestResults = 1 << 30

extension Command {
  /// `snapfarm report`: makes the reports of the last test anew, drawing nothing; of one that died, those of what it did.
  func report() throws -> Int32 {
    let suite = try loadedSuite()
    guard let result = try abandonedResult(of: suite) else { return try report(lastResult(of: suite), of: suite) }
    let code = try report(result, of: suite)
    // The results say it all now.
    try? removeFile(suite.journalPath)
    return code
  }

  /// What a test did that died; nil where none did.
  private func abandonedResult(of suite: LoadedSuite) throws -> RunResult? {
    do throws(FileError) {
      return try readAbandonedJournal(suite.folder.path(for: suite.journalName), limit: largestResults)
        .flatMap(readJournal)
    } catch {
      throw Diagnostics([Diagnostic(.file(.unreadable(reason: error.reason)), at: .start(of: suite.journalName))])
    }
  }

  private func lastResult(of suite: LoadedSuite) throws -> RunResult {
    guard let result = try readRun(lastResults(of: suite)) else {
      throw Diagnostics([Diagnostic(.suite(.badResults(file: suite.resultsName)))])
    }
    return result
  }

  /// The bytes of the results that the last test left.
  func lastResults(of suite: LoadedSuite) throws -> [UInt8] {
    let file = suite.resultsName
    let path = try suite.folder.path(for: file)
    guard fileExists(path) else { throw Diagnostics([Diagnostic(.suite(.noResults(file: file)))]) }
    do throws(FileError) {
      return try readFile(path, limit: largestResults)
    } catch {
      throw Diagnostics([Diagnostic(.file(.unreadable(reason: error.reason)), at: .start(of: file))])
    }
  }

  /// The words with which this command reports what a test of it did that died.
  var wordsToReport: [String] {
    let values = [Flag.suite, .json, .junit, .gitlab, .color].compactMap { flag in
      invocation.value(of: flag).map { "--\(flag.name)=\($0)" }
    }
    let switches = [Flag.github, .quiet].filter { invocation.has($0) }.map { "--\($0.name)" }
    return [Verb.report.name] + values + switches
  }
}

extension LoadedSuite {
  /// The results of a test, relative to the suite's folder.
  var resultsName: String { suite.results + "/results/test.json" }

  /// The journal of a test that is under way, relative to the suite's folder.
  var journalName: String { suite.results + "/results/test.journal" }
}
