/// Which numbers belong together.
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  /// The number that stands for all that belong with one.
  mutating func representative(of number: Int) -> Int {
    var top = number
    while Int(parents[top]) != top {
      parents[top] = parents[Int(parents[top])]
      top = Int(parents[top])
    }
    return top
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (representative(of: one), representative(of: other))
    // The smaller number stands for both, so that who joins whom first does not matter.
    parents[max(first, second)] = Int32(min(first, second))
  }
}
