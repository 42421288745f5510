import Synchronization

/// Hands out 0, 1, 2 … once each, to any number of tasks.
final class JobQueue: Sendable {
  private let count: Int
  private let taken = Atomic(0)

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
