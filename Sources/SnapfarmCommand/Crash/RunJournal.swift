import Farm
import Files
import Report
import Scene

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes down what a run does while it does it, so that there are reports even if it dies.
///
/// Where the journal cannot be written, the run goes on without it: it says of pictures no more than the results do.
final class RunJournal: Sendable {
  private let file: JournalFile
  private let head: RunResult

  /// Begins a journal; nil where the file cannot be written, or another run of the suite has it.
  init?(of suite: LoadedSuite, _ head: RunResult) {
    guard let path = try? suite.journalPath, let file = try? JournalFile(path) else { return nil }
    (self.file, self.head) = (file, head)
  }

  /// Takes a fact of the run; a start comes from the thread that draws.
  func note(_ event: Event) {
    switch event {
    case .planned(_, let engine):
      var head = head
      head.engine = engine
      file.append(JournalLine.begun(head).bytes)
    case .started(let identity, let index):
      CrashHandler.protectThisThread()
      file.append(JournalLine.started(identity, at: index, thread: currentThread()).bytes)
    case .overdue: break
    case .finished(let outcome, let index):
      file.append(JournalLine.finished(outcome, at: index).bytes)
    }
  }

  /// From now on, a crash is written into the journal and the process becomes one that makes the reports.
  func handleCrashes(reportingBy words: [String]) { CrashHandler.arm(journal: file.descriptor, words: words) }

  /// The results are written: nothing has to be made of the journal any more.
  func end() {
    CrashHandler.disarm()
    file.remove()
  }
}

extension LoadedSuite {
  /// The absolute path of the journal of a test.
  var journalPath: String {
    get throws { try folder.path(for: journalName) }
  }
}
