import Scene

/// Children that hug make up for what is left or lacking: those that resist least first.
extension StackRow {
  func stretchOrShrink(_ solution: inout Solution, in length: Double) {
    let free = free(solution.lengths, in: length)
    let stretches = free > 0
    guard abs(free) > Self.noise, !stretches || fillsByStretching else { return }
    var missing = abs(free)
    for candidates in candidates(stretches) where missing > Self.noise {
      let rooms = candidates.map { room(of: $0, solution, stretches) }
      if rooms.count(where: { $0 > Self.noise }) > 1, rooms.reduce(0, +) > missing + Self.noise {
        solution.choice = (stretches, candidates.sorted())
      }
      for (index, room) in zip(candidates, rooms) {
        let change = min(missing, max(0, room))
        solution.lengths[index] += stretches ? change : -change
        missing -= change
      }
    }
  }

  /// The children that may change, by priority, the lowest first: UIStackView stretches the first of those it could
  /// choose from; which one it shrinks is not said, and here it is the last.
  private func candidates(_ stretches: Bool) -> [[Int]] {
    let elastic = items.indices.filter { items[$0].isElastic && !isRequired(items[$0], stretches) }
    let inOrder = stretches ? elastic : elastic.reversed()
    return Dictionary(grouping: inOrder) { priority(of: items[$0], stretches) }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private func isRequired(_ item: Item, _ stretches: Bool) -> Bool {
    item.isElastic && priority(of: item, stretches) >= ContentPriorities.required
  }

  private func priority(of item: Item, _ stretches: Bool) -> Int { stretches ? item.hugging : item.resistance }

  /// How far a child can be stretched or shrunk.
  private func room(of index: Int, _ solution: Solution, _ stretches: Bool) -> Double {
    stretches ? items[index].most - solution.lengths[index] : solution.lengths[index] - items[index].least
  }

  /// A single child with nothing to keep a distance from is tied to both ends.
  var fillsByStretching: Bool {
    switch distribution {
    case .fill: true
    case .equalSpacing, .equalCentering: items.count == 1
    default: false
    }
  }
}
