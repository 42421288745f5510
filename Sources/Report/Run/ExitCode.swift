package import Farm
import Problems

/// The exit codes of a run, the strongest first: where several apply, the first of them is meant.
private enum ExitCode: Int32, CaseIterable {
  case internalError = 70
  case infrastructure = 69
  case interrupted = 130
  case failed = 2
  case otherEngine = 4
  case differs = 1
  case nothingCompared = 3
  case equal = 0
}

/// The exit code of a run: 0 equal, 1 differs or missing, 2 something could not be read or drawn, 3 nothing compared,
/// 4 differs from a reference of another engine, 69 a file cannot be written, 130 interrupted, 70 died.
package func exitCode(of result: RunResult) -> Int32 {
  var codes = Set(result.outcomes.map { code(of: $0) })
  // What a test has just recorded was compared with nothing.
  if result.verb == .test, result.outcomes.contains(where: \.word.isRecorded) { codes.insert(.differs) }
  if !result.problems.isEmpty { codes.insert(.failed) }
  if result.problems.contains(where: \.isOfMachine) { codes.insert(.infrastructure) }
  if result.orphansFail, result.orphans?.isEmpty == false { codes.insert(.differs) }
  if result.wasInterrupted { codes.insert(.interrupted) }
  if result.death != nil { codes.insert(.internalError) }
  if !didItsWork(result) { codes.insert(.nothingCompared) }
  return (ExitCode.allCases.first(where: codes.contains) ?? .equal).rawValue
}

private func code(of outcome: Outcome) -> ExitCode {
  switch outcome.word {
  case .error where outcome.isUnwritten: .infrastructure
  case .error, .unreadable: .failed
  case .changed, .sizeChanged: outcome.engineDiffers ? .otherEngine : .differs
  case .missing: .differs
  case .unchanged, .withinTolerance, .recorded, .updated, .rendered: .equal
  }
}

extension Outcome {
  /// Whether a file of it could not be written, for which no scene and no picture is to blame.
  fileprivate var isUnwritten: Bool { diagnostics.contains(where: \.isUnwritten) }
}

/// A test that compares nothing has not passed, nor has a run that draws nothing.
private func didItsWork(_ result: RunResult) -> Bool {
  result.verb == .test ? result.outcomes.contains { $0.word.isCompared } : !result.outcomes.isEmpty
}

extension Diagnostic {
  /// Whether the machine is to blame, by its code, which results of earlier runs have as well.
  fileprivate var isOfMachine: Bool {
    isUnwritten || Report.code(of: problem) == Report.code(of: .file(.brokenEngine))
  }

  /// Whether a file could not be written.
  fileprivate var isUnwritten: Bool {
    Report.code(of: problem) == Report.code(of: .file(.unwritable(file: "", reason: "")))
  }
}
