#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Asks the system to back memory by large pages, where it has them, before it is first written.
///
/// A picture is some thousand small pages, and handing them out takes longer than filling them.
package func preferLargePages(_ start: UnsafeMutableRawPointer, count: Int) {
  #if os(Linux)
  let size = 2 << 20
  let first = (Int(bitPattern: start) &+ size &- 1) & ~(size &- 1)
  let end = (Int(bitPattern: start) &+ count) & ~(size &- 1)
  guard first < end, let place = UnsafeMutableRawPointer(bitPattern: first) else { return }
  // A wish: where it is not granted, all goes on as before.
  madvise(place, end - first, MADV_HUGEPAGE)
  #endif
}

/// So many bytes of zeros straight from the system, which takes memory only for what is written; nil where memory is short.
///
/// They are given back by `returnPages`, not by `free`.
package func freshPages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
  let start = mmap(nil, max(1, byteCount), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
  return start == MAP_FAILED ? nil : start
}

/// Gives what `freshPages` gave back to the system.
package func returnPages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
  munmap(start, max(1, byteCount))
}
