#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The seconds that this thread has been calculating; other work on the machine does not count.
func processorSeconds() -> Double {
  var time = timespec()
  guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A whole number from the environment, by which a call asks for more tests than usual.
func number(inVariable name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
