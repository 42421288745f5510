import Arguments
import Farm
import Layout
import Problems
import References
import Report
import Scene

extension Command {
  /// `snapfarm layout SCENE`: where every view is, on the first of the devices chosen.
  ///
  /// What is wrong is told on standard error, and in the JSON too, even where nothing could be placed.
  func layout() throws -> Int32 {
    do {
      let suite = try loadedSuite()
      try refuseDocuments(inReferencesOf: suite)
      let problems = try tellProblems(of: suite)
      guard problems.isEmpty else {
        try writeProblems(problems)
        return ExitStatus.unreadable
      }
      let plan = try makePlan(of: suite, selection())
      guard let job = plan.jobs.first else { return ExitStatus.nothing }
      return try tell(try placedScene(job, of: suite), of: job)
    } catch let problems as Diagnostics {
      try writeProblems(problems.all)
      throw problems
    }
  }

  private func tell(_ result: LayoutResult, of job: Job) throws -> Int32 {
    let errors = result.diagnostics.filter { $0.severity == .error }
    if invocation.has(.bareJSON) {
      try writeJSON(layoutJSON(scene: job.scene.name, device: job.identity.device, result: result).text)
      terminal.printError(diagnosticsText(errors))
    } else {
      terminal.printUnlessQuiet(layoutText(result))
      terminal.printError(diagnosticsText(terminal.isQuiet ? errors : result.diagnostics))
    }
    return errors.isEmpty ? ExitStatus.done : ExitStatus.unreadable
  }

  /// What keeps a scene from being placed, where the result was wanted as JSON.
  private func writeProblems(_ problems: [Diagnostic]) throws {
    guard invocation.has(.bareJSON) else { return }
    try writeJSON(layoutJSON(scene: invocation.operands.first, problems: problems).text)
  }

  private func writeJSON(_ text: String) throws {
    try write(text, to: invocation.value(of: .bareJSON) ?? "-")
  }
}
