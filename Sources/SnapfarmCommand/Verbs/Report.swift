import Arguments
import Farm
import Files
import Problems
import Report
import Scene

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Results of a million snapshots are smaller.
let largestResults = 1 << 30

extension Command {
  /// `snapfarm report`: makes the reports of the last test anew, drawing nothing; of one that died, those of what it did.
  func report() throws -> Int32 {
    if let legacy = CrashLegacy(programName: CommandLine.arguments.first) { return try report(legacy) }
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let found: AbandonedJournal?
    do throws(FileError) {
      found = try AbandonedJournal.find(suite.folder.path(for: suite.journalName))
    } catch {
      return tellLoss(of: suite, error)
    }
    guard let journal = found else { return try report(lastResult(of: suite), of: suite) }
    return try report(journal, of: suite)
  }

  /// Reports a test that crashed in this process, whose journal and lock are still open.
  private func report(_ legacy: CrashLegacy) throws -> Int32 {
    do {
      let suite = try loadedSuite()
      return try report(AbandonedJournal(open: legacy.journal, path: suite.journalPath), of: suite)
    } catch let problems as Diagnostics {
      // Whatever keeps the reports from being made, the test has died.
      terminal.printError(diagnosticsText(problems.all))
      return ExitStatus.internalError
    } catch let error as FileError {
      terminal.printError("snapfarm: \(error.path): \(error.reason)\n")
      return ExitStatus.internalError
    }
  }

  /// Reports a test that died; where its journal does not tell what it did, that is all there is to say.
  private func report(_ journal: AbandonedJournal, of suite: LoadedSuite) throws -> Int32 {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try journal.bytes(limit: largestResults)
    } catch {
      return tellLoss(of: suite, error)
    }
    guard let result = readJournal(bytes) else {
      return tellLoss("a test died before it told anything in \(suite.journalName)")
    }
    guard result.suite == suite.suite.name else {
      return tellLoss("a test of another suite died, and \(suite.journalName) is of that one")
    }
    let code = try report(result, of: suite)
    // The results say it all now.
    journal.remove()
    return code
  }

  private func tellLoss(of suite: LoadedSuite, _ error: FileError) -> Int32 {
    tellLoss(
      error.cause == .system(EWOULDBLOCK)
        ? "a test is still writing \(suite.journalName)"
        : "a test died, and \(suite.journalName) does not tell what it did (\(error.reason))")
  }

  /// Says why nothing can be told of the last test; older results are never told in its place.
  private func tellLoss(_ reason: String) -> Int32 {
    terminal.printError("snapfarm: \(reason); run \"snapfarm test\" again\n")
    return ExitStatus.internalError
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
