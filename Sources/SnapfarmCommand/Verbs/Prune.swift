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
    let suite = try loadedSuite()
    try refuseBareJSON(inReferencesOf: suite)
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
      return try settle(orphans, in: references(of: suite))
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private func settle(_ orphans: Orphans, in references: ReferenceStore) throws -> Int32 {
    let (isDeleting, isJSON) = (invocation.has(.delete), invocation.has(.bareJSON))
    if !isJSON { terminal.print(orphanText(orphans, isDeleting: isDeleting)) }
    let deleted = isDeleting ? try delete(orphans, from: references) : 0
    if isJSON {
      try write(orphanJSON(orphans, deleted: deleted).text, to: invocation.value(of: .bareJSON) ?? "-")
    } else if isDeleting, !orphans.isEmpty {
      terminal.print(deletionText(deleted))
    }
    if isDeleting, Interruption.happened { return ExitStatus.interrupted }
    return isDeleting || orphans.isEmpty ? ExitStatus.done : ExitStatus.found
  }

  private func delete(_ orphans: Orphans, from references: ReferenceStore) throws -> Int {
    var deleted = 0
    for file in orphans.unfinished + orphans.files {
      if Interruption.happened { break }
      try references.remove(orphan: file)
      deleted += 1
    }
    return deleted
  }
}
