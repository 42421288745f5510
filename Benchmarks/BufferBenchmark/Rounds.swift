#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Measures taken in turns, round after round, so that what else the machine does meets all of them.
struct Rounds {
  private let names: [String]
  /// Milliseconds by measure, then by round.
  private var times: [[Double]]

  init(_ measures: [Measure], count: Int) {
    names = measures.map(\.name)
    times = measures.map { _ in [] }
    // The first round fills caches and pages and does not count.
    for round in 0...count {
      for index in measures.indices {
        let start = Self.milliseconds()
        let found = measures[index].work()
        let time = Self.milliseconds() - start
        precondition(found >= 0, "\(measures[index].name) did not do its work")
        if round > 0 { times[index].append(time) }
      }
    }
  }

  /// A line a measure; the first measure is what the others are compared with.
  var lines: [String] {
    names.indices.map { index in
      let ratios = zip(times[index], times[0]).map { $0 / $1 }
      return [
        names[index], "\(Self.median(times[index]))", "\(times[index].min() ?? 0)", "\(Self.median(ratios))",
      ].joined(separator: "\t")
    }
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Processor time of the whole process, all its threads, which other processes do not lengthen as they do the clock's.
  private static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
