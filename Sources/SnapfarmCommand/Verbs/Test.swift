import Farm
import Files
import Report

extension Command {
  /// `snapfarm test`: draws, compares, and writes the report, whatever came out.
  func test() async throws -> Int32 {
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let result = try await runFarm(.test, of: suite)
    do {
      let page = try ReportFolder(suite: suite).write(result)
      if !terminal.isQuiet { say("Report: \(page)\n") }
      try writeCIReports(of: result)
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
