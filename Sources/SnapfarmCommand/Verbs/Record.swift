import Farm
import Report
import Settings

extension Command {
  /// `snapfarm record`: draws and stores references, but not in CI, where nobody looks at them.
  func record() async throws -> Int32 {
    guard !terminal.settings.isCI else {
      terminal.printError(
        "snapfarm: record is refused in CI (the variable CI or TF_BUILD is set); record and commit locally\n")
      return ExitStatus.usage
    }
    let suite = try loadedSuite()
    let result = try await runFarm(.record, of: suite)
    try tell(result)
    return exitCode(of: result)
  }
}
