import Farm
import Report
import Synchronization

/// How far a run is: on a terminal a line drawn over itself, elsewhere a plain line now and then.
final class Progress: Sendable {
  private struct State {
    var total = 0
    var done = 0
    var lastShown: ContinuousClock.Instant
  }

  private let terminal: Terminal
  private let started = ContinuousClock.now
  private let state: Mutex<State>

  init(terminal: Terminal) {
    self.terminal = terminal
    state = Mutex(State(lastShown: started))
  }

  /// Takes a fact of the run.
  func note(_ event: Event) {
    switch event {
    case .planned(let count, _): note { $0.total = count }
    case .started, .overdue: break
    case .finished: note { $0.done += 1 }
    }
  }

  /// Takes a fact about comparing folders.
  func note(_ event: DiffEvent) {
    switch event {
    case .planned(let count): note { $0.total = count }
    case .finished: note { $0.done += 1 }
    }
  }

  private func note(_ change: (inout State) -> Void) {
    guard !terminal.isQuiet else { return }
    state.withLock { state in
      change(&state)
      let now = ContinuousClock.now
      guard now - state.lastShown >= interval else { return }
      state.lastShown = now
      let elapsed = Double((now - started) / .milliseconds(1)) / 1000
      show(progressLine(done: state.done, total: state.total, elapsedSeconds: elapsed))
    }
  }

  /// Takes the line away.
  func clear() {
    if terminal.drawsProgress { terminal.printError(Self.emptyLine) }
  }

  private func show(_ line: String) {
    terminal.printError(terminal.drawsProgress ? Self.emptyLine + line : line + "\n")
  }

  /// An eye follows ten changes a second; a log wants to know that something happens.
  private var interval: Duration { terminal.drawsProgress ? .milliseconds(100) : .seconds(10) }

  /// Back to the first column, and the rest of the line erased.
  private static let emptyLine = "\r\u{1B}[K"
}
