package import Farm
package import References

/// A line of the journal of a run, from which reports are made if the run dies.
///
/// The journal is no format for others: the version that reads it is the one that wrote it.
package enum JournalLine {
  /// What is known before anything is drawn: the result of the run without outcomes.
  case begun(RunResult)
  /// A snapshot is being drawn, by a thread.
  case started(SnapshotIdentity, at: Int, thread: UInt)
  /// A snapshot is done.
  case finished(Outcome, at: Int)

  /// The line, with its end.
  package var bytes: [UInt8] {
    let value: JSONValue =
      switch self {
      case .begun(let result): .record(["run": runJSON(result)])
      case .started(let identity, let index, let thread):
        .record([
          "started": .integer(index), "thread": .string("\(thread)"), "snapshot": identityJSON(identity),
        ])
      case .finished(let outcome, let index):
        .record(["finished": .integer(index), "outcome": outcomeJSON(outcome)])
      }
    return Array(value.compactText.utf8) + [UInt8(ascii: "\n")]
  }
}
