import Arguments
import Settings

extension Command {
  /// Whether references may be written: not in CI, where nobody looks at them, unless that is asked for.
  var mayRecord: Bool { !terminal.settings.isCI || invocation.has(.noCI) }

  /// Whether a test writes references of snapshots that have none, and of those that differ.
  ///
  /// Flags win over the environment, and CI caps both.
  /// - Throws: `recordingInCI` where a flag asks for more than CI lets it.
  func recordedByTest() throws(UsageError) -> (missing: Bool, changed: Bool) {
    let mode = try recordMode()
    return (mode != .never, mode == .failed || mode == .all)
  }

  private func recordMode() throws(UsageError) -> RecordMode {
    guard let asked = flaggedMode() else { return mayRecord ? terminal.settings.recordMode ?? .never : .never }
    guard asked == .never || mayRecord else { throw .recordingInCI }
    return asked
  }

  private func flaggedMode() -> RecordMode? {
    invocation.value(of: .record).flatMap(RecordMode.init(rawValue:)) ?? (invocation.has(.update) ? .failed : nil)
  }
}
