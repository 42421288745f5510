#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How many pictures may be in memory at once: what they take together stays below half the machine's memory.
enum MemoryBudget {
  /// Copies of a picture that one worker holds at the worst: drawn, copied out, the reference, the difference, and the
  /// bytes of a file being made.
  static let copies = 5

  /// The number of workers for a plan whose largest picture has so many pixels; at least one.
  static func workers(wanted: Int, largestPicture pixels: Int, memory: Int = halfOfMemory) -> Int {
    let (need, overflows) = pixels.multipliedReportingOverflow(by: 4 * copies)
    guard !overflows else { return 1 }
    return max(1, min(wanted, memory / max(1, need)))
  }

  static let halfOfMemory: Int = {
    let (pages, size) = (Int(sysconf(Int32(_SC_PHYS_PAGES))), Int(sysconf(Int32(_SC_PAGESIZE))))
    let (bytes, overflows) = pages.multipliedReportingOverflow(by: size)
    return overflows || bytes <= 0 ? 1 << 30 : bytes / 2
  }()
}
