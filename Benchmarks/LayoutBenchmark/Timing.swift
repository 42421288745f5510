#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long something takes.
struct Timing {
  private let work: Work
  private var times: [Double] = []

  init(_ work: Work, rounds: Int) {
    self.work = work
    // The first round fills caches and pages and does not count.
    for round in 0...rounds {
      let start = Self.milliseconds()
      let isRight = work.run()
      let time = Self.milliseconds() - start
      guard isRight() else { Self.stop("\(work.name) does not come out as it should") }
      if round > 0 { times.append(time) }
    }
    times.sort()
  }

  var line: String {
    let median = (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
    let limit = work.limit.map { ", \"limit\": \($0)" } ?? ""
    return "{\"name\": \"\(work.name)\", \"of\": \"\(work.of)\", \"size\": \(work.size), "
      + "\"median\": \(median), \"least\": \(times[0])\(limit)}"
  }

  private static func stop(_ reason: String) -> Never {
    let line = Array("LayoutBenchmark: \(reason)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(70)
  }

  /// Processor time, which other processes do not lengthen as they do the clock's.
  private static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
