import Arguments
import Farm
import Files
import Problems
import References
import Report

extension Command {
  /// `snapfarm pending`: what the last test left, and whether it can still be accepted.
  func pending() throws -> Int32 {
    let suite = try loadedSuite()
    let (acceptance, pending) = acceptance(for: suite)
    do {
      let entries = try Interruption.reading {
        try chosenStems(of: pending).map { PendingSnapshot(name: $0, state: try acceptance.state(of: $0)) }
      }
      if invocation.has(.bareJSON) {
        try write(pendingJSON(entries).text, to: invocation.value(of: .bareJSON) ?? "-")
      } else {
        terminal.print(pendingText(entries, namesOnly: terminal.isQuiet))
      }
      return ExitStatus.done
    } catch let error as FileError {
      throw Diagnostics([suite.unwritable(error)])
    }
  }
}
