import Arguments
import Farm
import Files
import Report
import Scene

extension Command {
  /// `snapfarm render`: draws and writes, comparing nothing.
  func render() async throws -> Int32 {
    let suite = try loadedSuite()
    let result = try await runFarm(.render, of: suite)
    try tell(result)
    let folder = try invocation.value(of: .output) ?? suite.folder.path(for: suite.suite.results + "/render")
    if !terminal.isQuiet { say("Pictures: \(harmless(FilePaths.join(try currentFolder(), folder)))\n") }
    return exitCode(of: result)
  }
}
