import Synchronization

/// Whether a text for standard output was refused, which whoever waits for it has to be told once.
final class OutputLoss: Sendable {
  private struct State {
    var reason: String?
    var isSettled = false
  }

  private let state = Mutex(State())

  /// Takes down why a text was refused; the first reason counts.
  func note(_ reason: String) {
    state.withLock { $0.reason = $0.reason ?? reason }
  }

  /// Somebody else tells of it.
  func settle() { state.withLock { $0.isSettled = true } }

  /// Why the first text was refused; nil where none was, or where somebody else tells of it.
  var reason: String? { state.withLock { $0.isSettled ? nil : $0.reason } }
}
