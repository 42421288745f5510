#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the steps took, round after round.
struct Timing {
  /// The steps, in their order.
  enum Step: String, CaseIterable {
    case layout, draw, digest, png
  }

  private let snapshots: Int
  private var current: [Step: Double] = [:]
  /// Milliseconds a snapshot, by step, then by round.
  private var times: [Step: [Double]] = [:]
  private var bytes = 0

  init(snapshots: Int) { self.snapshots = snapshots }

  /// Does something and counts it as part of a step.
  mutating func take<Value>(_ step: Step, _ work: () throws -> Value) rethrows -> Value {
    let start = Self.milliseconds()
    let value = try work()
    add(step, since: start)
    return value
  }

  /// Counts all since a moment as part of a step.
  mutating func add(_ step: Step, since start: Double) { current[step, default: 0] += Self.milliseconds() - start }

  /// Counts a file's size in bytes.
  mutating func add(size: Int) { bytes += size }

  /// Keeps the round that ends, or forgets it.
  mutating func endRound(counts: Bool) {
    if counts {
      for (step, time) in current { times[step, default: []].append(time / Double(snapshots)) }
    } else {
      bytes = 0
    }
    current = [:]
  }

  /// A line of JSON for each step.
  var lines: [String] {
    Step.allCases.map { step in
      let values = times[step, default: []]
      let size = step == .png ? bytes / (snapshots * max(values.count, 1)) : 0
      return "{\"name\": \"\(step)\", \"size\": \(size), \"times\": \(values)}"
    }
  }

  /// Processor time, which other processes do not lengthen as they do the clock's.
  static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
