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
    let plan = try makePlan(of: suite, Selection())
    guard !plan.jobs.isEmpty else {
      terminal.printError("snapfarm: nothing is pruned, because the suite has no snapshot at all\n")
      return ExitStatus.nothing
    }
    do {
      let orphans = try orphans(besides: plan, in: suite)
      let isDeleting = invocation.has(.delete)
      terminal.print(orphanText(orphans, isDeleting: isDeleting))
      guard !orphans.isEmpty else { return ExitStatus.done }
      guard isDeleting else { return ExitStatus.found }
      return try delete(orphans, from: references(of: suite))
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func delete(_ orphans: Orphans, from references: ReferenceStore) throws -> Int32 {
    var deleted = 0
    // Also where one of them cannot be deleted.
    defer { terminal.print(deletionText(deleted)) }
    for file in orphans.unfinished + orphans.files {
      if Interruption.happened { break }
      try references.remove(orphan: file)
      deleted += 1
    }
    return Interruption.happened ? ExitStatus.interrupted : ExitStatus.done
  }
}
