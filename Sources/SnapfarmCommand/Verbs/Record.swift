import Arguments
import Farm
import Report

extension Command {
  /// `snapfarm record`: draws and stores references, but not in CI, where nobody looks at them.
  func record() async throws -> Int32 {
    guard mayRecord else { throw UsageError.recordingInCI }
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    let result = try await runFarm(.record, of: suite)
    try tell(result)
    return exitCode(of: result)
  }
}
