#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The memory that pictures being drawn may take together: who needs more than is left waits until others are done.
///
/// Workers are threads, which may wait; what one needs is known before it begins, so nobody waits for more while having
/// some.
final class MemoryRoom: @unchecked Sendable {
  /// All of it, in bytes.
  let size: Int
  private var free: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ size: Int) {
    (self.size, free) = (size, size)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Calls what takes so many bytes, once there is room for it; what needs more than all is called alone.
  func with<Value, Failure>(_ need: Int, _ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let need = max(0, min(need, size))
    pthread_mutex_lock(lock)
    while free < need { pthread_cond_wait(change, lock) }
    free -= need
    pthread_mutex_unlock(lock)
    defer {
      pthread_mutex_lock(lock)
      free += need
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(lock)
    }
    return try body()
  }
}
