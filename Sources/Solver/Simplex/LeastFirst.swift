/// Numbers of which the least comes out first: a binary heap.
struct LeastFirst {
  private var heap: [Int32] = []

  mutating func push(_ number: Int32) {
    var child = heap.count
    heap.append(number)
    while child > 0, heap[(child - 1) / 2] > heap[child] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let least = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return least }
    heap[0] = last
    var parent = 0
    while let child = leastChild(of: parent), heap[child] < heap[parent] {
      heap.swapAt(child, parent)
      parent = child
    }
    return least
  }

  private func leastChild(of parent: Int) -> Int? {
    let (left, right) = (2 * parent + 1, 2 * parent + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right] < heap[left] ? right : left
  }
}
