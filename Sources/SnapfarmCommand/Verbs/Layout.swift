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
    var problems: [Diagnostic] = []
    do {
      let suite = try loadedSuite()
      // What is wrong with other files is told, and keeps no scene from being placed that can be read.
      problems = try tellProblems(of: suite)
      let plan = try Interruption.reading { try makePlan(of: suite, selection()) }
      guard let job = plan.jobs.first else {
        if !problems.isEmpty { try writeProblems(problems) }
        return problems.isEmpty ? ExitStatus.nothing : ExitStatus.unreadable
      }
      let result = try Interruption.reading { try placedScene(job, of: suite) }
      let isPlaced = try tell(result, of: job.identity, among: plan.jobs.count, problems)
      return isPlaced && problems.isEmpty ? ExitStatus.done : ExitStatus.unreadable
    } catch let found as Diagnostics {
      try writeProblems(problems + found.all)
      throw found
    }
  }

  /// Tells where the views are, and whether all of them are as the scene says.
  private func tell(
    _ result: LayoutResult, of snapshot: SnapshotIdentity, among count: Int, _ problems: [Diagnostic]
  ) throws -> Bool {
    let errors = result.diagnostics.filter { $0.severity == .error }
    if invocation.has(.bareJSON) {
      try writeJSON(layoutJSON(snapshot, result, problems: problems).text)
      terminal.printError(diagnosticsText(errors))
    } else {
      terminal.printUnlessQuiet(layoutText(snapshot, among: count, result))
      terminal.printError(diagnosticsText(terminal.isQuiet ? errors : result.diagnostics))
    }
    return errors.isEmpty
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
