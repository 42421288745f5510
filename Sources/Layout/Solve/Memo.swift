/// What is found out of each view once, by the view's number.
///
/// Views are asked by the thousand, each several times: an object with memory of its own is spared what arrays in objects
/// cost, which look with each access whether somebody else is at them.
final class Memo<Fact> {
  private let facts: UnsafeMutableBufferPointer<Fact?>

  /// Makes a memory of so many views, of which nothing is known.
  init(count: Int) {
    facts = .allocate(capacity: count)
    facts.initialize(repeating: nil)
  }

  deinit {
    facts.deinitialize()
    facts.deallocate()
  }

  /// What is known of a view.
  subscript(view: Int) -> Fact? {
    get { facts.indices.contains(view) ? facts[view] : nil }
    set { if facts.indices.contains(view) { facts[view] = newValue } }
  }
}
