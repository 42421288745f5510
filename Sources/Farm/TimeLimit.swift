import PNG
import Problems
import References
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Somebody asked to stop while something was drawn, of which nothing is told then.
struct Stopped: Error {}

/// When a snapshot has to be drawn, and whether somebody asks to stop; asked between steps, since nothing that runs can be ended from outside.
struct Deadline: Sendable {
  private let limit: Double
  private let end: ContinuousClock.Instant
  private let isStopped: @Sendable () -> Bool

  /// So many seconds from now.
  init(_ limit: Double, isStopped: @escaping @Sendable () -> Bool = { false }) {
    (self.limit, self.isStopped) = (limit, isStopped)
    end = ContinuousClock.now + .milliseconds(Int64(min(max(limit, 0), 1e9) * 1000))
  }

  /// - Throws: `timeLimit` once the time is over, `Stopped` once somebody asks to stop.
  func check() throws {
    if isStopped() { throw Stopped() }
    if ContinuousClock.now > end { throw SuiteProblem.timeLimit(seconds: limit) }
  }
}

/// Looks after snapshots that one step keeps for so long that no deadline is asked any more.
final class Watchdog: Sendable {
  private struct State {
    var running: [Int: (identity: SnapshotIdentity, start: ContinuousClock.Instant)] = [:]
    var isOver = false
  }

  private let state = Mutex(State())
  private let patience: Duration

  /// - Parameters:
  ///   - limit: The seconds of a snapshot; one is overdue after twice as many and one more.
  ///   - report: Gets the first that is.
  init(limit: Double, _ report: @escaping @Sendable (SnapshotIdentity, Int) -> Void) {
    patience = .milliseconds(Int64(min(max(limit, 0), 1e9) * 2000) + 1000)
    // It ends by itself soon after the run, and nobody waits for it.
    let isWatching = OwnThread.detached { [self] in
      while !state.withLock({ $0.isOver }) {
        if let (index, identity) = overdue() { return report(identity, index) }
        usleep(100_000)
      }
    }
    if !isWatching { state.withLock { $0.isOver = true } }
  }

  /// Nothing is looked after any more.
  func end() { state.withLock { $0.isOver = true } }

  /// Looks after a snapshot while a call runs.
  func watch<Value>(_ identity: SnapshotIdentity, at index: Int, _ body: () -> Value) -> Value {
    state.withLock { $0.running[index] = (identity, ContinuousClock.now) }
    defer { state.withLock { $0.running[index] = nil } }
    return body()
  }

  private func overdue() -> (Int, SnapshotIdentity)? {
    let now = ContinuousClock.now
    return state.withLock { state in
      // Of several the first in the plan, whatever the order of a table.
      let late = state.running.filter { now - $0.value.start > patience }.min { $0.key < $1.key }
      return late.map { ($0.key, $0.value.identity) }
    }
  }
}
