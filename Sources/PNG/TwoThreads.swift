#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Calls two functions at the same time, the first on a thread of its own, and returns when both have.
///
/// For work of milliseconds inside a function that is not `async`. Where no thread is to be had, one is called after the
/// other. Neither may touch what the other writes.
package func onTwoThreads(_ first: () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(first) { first in
    let work = Work(first)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, runWork, Unmanaged.passUnretained(work).toOpaque())
    second()
    guard status == 0 else { return first() }
    #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
    #else
    pthread_join(thread, nil)
    #endif
    // The closure must not outlive the call, and its object lives until here.
    withExtendedLifetime(work) {}
  }
}

private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

#if canImport(Darwin)
private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body()
  return nil
}
#else
private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body() }
  return nil
}
#endif
