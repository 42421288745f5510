import Arguments
import Farm
import Report

extension Command {
  /// `snapfarm list`: the plan, and which of it has a reference.
  func list() throws -> Int32 {
    let suite = try loadedSuite()
    let request = try selectionRequest(in: suite)
    let problems = try tellProblems(of: suite, request.selection)
    let (plan, entries) = try Interruption.reading {
      let plan = try request.snapshots(of: suite)
      return (plan, listing(of: plan, in: suite))
    }
    if invocation.has(.bareJSON) {
      try write(listJSON(entries, of: plan).text, to: invocation.value(of: .bareJSON) ?? "-")
    } else {
      terminal.printUnlessQuiet(listText(entries, of: plan))
    }
    guard problems.isEmpty else { return ExitStatus.unreadable }
    return plan.jobs.isEmpty ? ExitStatus.nothing : ExitStatus.done
  }
}
