#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread for one call.
package struct OwnThread {
  private let thread: pthread_t
  private let work: Work

  /// Starts a call on a thread of its own; nil where no thread is to be had.
  ///
  /// - Parameters:
  ///   - bytes: The size of its stack; nil for what the system gives. Only what is touched of it takes memory.
  ///   - body: What is called. Until `join()`, nobody else may touch what it writes.
  package init?(stack bytes: Int? = nil, _ body: @escaping () -> Void) {
    let work = Work(body)
    let thread = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { room -> pthread_t? in
      guard let attributes = room.baseAddress, pthread_attr_init(attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(attributes) }
      if let bytes, pthread_attr_setstacksize(attributes, bytes) != 0 { return nil }
      return start(work, attributes)
    }
    guard let thread else { return nil }
    (self.thread, self.work) = (thread, work)
  }

  /// Starts a call that nobody waits for.
  /// - Returns: Whether a thread is to be had.
  package static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Work(body)
    // Until it has returned, it keeps itself.
    work.own = work
    guard let thread = start(work, nil) else {
      work.own = nil
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Waits until the call has returned; to be called once.
  package func join() {
    pthread_join(thread, nil)
    // The thread does not keep its call, so it lives until here.
    withExtendedLifetime(work) {}
  }
}

private final class Work {
  let body: () -> Void
  var own: Work?

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() {
    body()
    own = nil
  }
}

#if canImport(Darwin)
private func start(_ work: Work, _ attributes: UnsafePointer<pthread_attr_t>?) -> pthread_t? {
  var thread: pthread_t?
  let status = pthread_create(&thread, attributes, runWork, Unmanaged.passUnretained(work).toOpaque())
  return status == 0 ? thread : nil
}

private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().run()
  return nil
}
#else
private func start(_ work: Work, _ attributes: UnsafePointer<pthread_attr_t>?) -> pthread_t? {
  var thread = pthread_t()
  let status = pthread_create(&thread, attributes, runWork, Unmanaged.passUnretained(work).toOpaque())
  return status == 0 ? thread : nil
}

private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().run() }
  return nil
}
#endif
