import Arguments
import Farm
import Files
import Report

extension Command {
  /// `snapfarm test`: draws, compares, and writes the report, whatever came out.
  func test() async throws -> Int32 {
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let (result, journal) = try await runTest(of: suite)
    defer { journal?.end() }
    return try report(result, of: suite)
  }

  /// Writes and tells all reports of a test.
  ///
  /// - Returns: The exit code.
  func report(_ result: RunResult, of suite: LoadedSuite) throws -> Int32 {
    do {
      let page = try ReportFolder(suite: suite).write(result)
      if !terminal.isQuiet { say("Report: \(page)\n") }
      try writeCIReports(of: result, of: suite)
    } catch {
      // What was found must not be lost with the report.
      try tell(result)
      throw error
    }
    // The report comes before the console's text, whose last line is the command that accepts.
    try tell(result)
    return exitCode(of: result)
  }
}
