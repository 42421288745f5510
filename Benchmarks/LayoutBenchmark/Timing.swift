import Solver

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long a shape takes to be solved.
struct Timing {
  private let shape: Shape
  private var times: [Double] = []

  init(_ shape: Shape, rounds: Int) {
    self.shape = shape
    // The first round fills caches and pages and does not count.
    for round in 0...rounds {
      let start = Self.milliseconds()
      let solution = try? shape.system.solve()
      let time = Self.milliseconds() - start
      precondition(solution.map(shape.isRight) == true, "\(shape.name) is not solved as it should be")
      if round > 0 { times.append(time) }
    }
    times.sort()
  }

  var line: String {
    let median = (times[(times.count - 1) / 2] + times[times.count / 2]) / 2
    let limit = shape.limit.map { ", \"limit\": \($0)" } ?? ""
    return "{\"name\": \"\(shape.name)\", \"variables\": \(shape.system.variableCount), "
      + "\"constraints\": \(shape.system.constraintCount), \"median\": \(median), \"least\": \(times[0])\(limit)}"
  }

  /// Processor time, which other processes do not lengthen as they do the clock's.
  private static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
