import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm prune`: lists references of no snapshot, and deletes them with `--delete`.
  ///
  /// Which snapshots there are is known only where every scene could be read.
  func prune() throws -> Int32 {
    let (suite, lock) = try suiteForWriting()
    defer { lock.release() }
    guard try tellProblems(of: suite).isEmpty else {
      terminal.printError(
        "snapfarm: nothing is pruned, because a suite with mistakes does not tell which snapshots it has\n")
      return ExitStatus.unreadable
    }
    let plan = try Interruption.reading { try makePlan(of: suite, Selection()) }
    guard !plan.jobs.isEmpty else {
      terminal.printError("snapfarm: nothing is pruned, because the suite has no snapshot at all\n")
      return ExitStatus.nothing
    }
    do {
      let found = try Interruption.reading { try orphans(besides: plan, in: suite) }
      return try settle(found, in: references(of: suite))
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func settle(_ orphans: Orphans, in references: ReferenceStore) throws -> Int32 {
    let (isDeleting, isJSON) = (invocation.has(.delete), invocation.has(.bareJSON))
    // What is left over and stays is a failure.
    let isFailure = !isDeleting && !orphans.isEmpty
    if !isJSON, !terminal.isQuiet || isFailure { terminal.print(orphanText(orphans, isDeleting: isDeleting)) }
    var deleted = 0
    do {
      // Told also where one of them cannot be deleted.
      defer { if isDeleting, !isJSON, !orphans.isEmpty { terminal.printUnlessQuiet(deletionText(deleted)) } }
      if isDeleting { try delete(orphans, from: references, counting: &deleted) }
    }
    if isJSON { try write(orphanJSON(orphans, deleted: deleted).text, to: invocation.value(of: .bareJSON) ?? "-") }
    if isDeleting, Interruption.happened { return ExitStatus.interrupted }
    return isDeleting || orphans.isEmpty ? ExitStatus.done : ExitStatus.found
  }

  private func delete(
    _ orphans: Orphans, from references: ReferenceStore, counting deleted: inout Int
  ) throws {
    for file in orphans.unfinished + orphans.files {
      if Interruption.happened { break }
      try references.remove(orphan: file)
      deleted += 1
    }
  }
}
