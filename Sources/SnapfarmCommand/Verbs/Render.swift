import Arguments
import Farm
import Files
import Report
import Scene

extension Command {
  /// `snapfarm render`: draws and writes, comparing nothing.
  func render() async throws -> Int32 {
    let suite = try loadedSuite()
    let request = try outputRequest(in: suite)
    let result = try await runRender(request, of: suite)
    try tell(result)
    let folder = try request.folder ?? suite.folder.path(for: suite.suite.results + "/render")
    if let file = request.manifest { try write(manifestJSON(result, folder: folder).text, to: file) }
    // Where the call was refused before anything was drawn, nothing is there to be looked at.
    if !terminal.isQuiet, !result.outcomes.isEmpty {
      say("Pictures: \(harmless(folder))\n")
      if let sheet = result.sheet { say("Sheet: \(harmless(sheet.path))\n") }
    }
    return exitCode(of: result)
  }
}
