import Scene

/// The arithmetic of a stack along its axis: lengths and gaps in, positions and lengths out.
struct StackRow {
  /// One child.
  struct Item {
    /// The length it wants, its own bounds kept.
    var length: Double
    /// Its share of what is left; zero wants none.
    var weight = 0.0
    /// Whether it gives way or grows where the stack asks for it.
    var isElastic = false
    /// The bounds of its length.
    var least = 0.0
    var most = Double.farthest
    /// The gap to the next child.
    var gapAfter = 0.0
  }

  /// Where everything goes.
  struct Solution {
    var positions: [Double]
    var lengths: [Double]
    /// What was done to one child that another could have had done as well.
    var choice: (stretched: Bool, points: Double)?
  }

  private let items: [Item]
  private let distribution: StackSpec.Distribution
  private let gaps: Double

  /// Differences below this are noise of sums; points.
  private static let noise = 1e-6

  init(_ items: [Item], distribution: StackSpec.Distribution) {
    self.items = items
    self.distribution = distribution
    gaps = items.dropLast().reduce(0) { $0 + $1.gapAfter }
  }

  /// The length of a stack that hugs its children.
  var huggedLength: Double {
    guard distribution == .fillEqually else { return items.reduce(gaps) { $0 + $1.length }.size }
    return ((items.map(\.length).max() ?? 0) * Double(items.count) + gaps).size
  }

  /// Shares out a length.
  func solve(in length: Double) -> Solution {
    guard !items.isEmpty else { return Solution(positions: [], lengths: []) }
    var solution = Solution(positions: [], lengths: items.map(\.length))
    if distribution == .fillEqually {
      let share = ((length - gaps) / Double(items.count)).size
      solution.lengths = Array(repeating: share, count: items.count)
    } else {
      fillByWeight(&solution, in: length)
      stretchOrShrink(&solution, in: length)
    }
    solution.positions = positions(of: solution.lengths, in: length)
    return solution
  }

  private func free(_ lengths: [Double], in length: Double) -> Double { length - lengths.reduce(gaps, +) }

  /// Children with a weight take what the others leave.
  private func fillByWeight(_ solution: inout Solution, in length: Double) {
    let indices = items.indices.filter { items[$0].weight > 0 }
    guard !indices.isEmpty else { return }
    for index in indices { solution.lengths[index] = 0 }
    let shares = WeightedShares(indices.map { items[$0] })
    for (index, share) in zip(indices, shares.lengths(of: free(solution.lengths, in: length))) {
      solution.lengths[index] = share
    }
  }

  /// Children that hug make up for what is left or lacking, one after the other: UIStackView stretches the first of
  /// those it could choose from; which one it shrinks is not said, and here it is the last.
  private func stretchOrShrink(_ solution: inout Solution, in length: Double) {
    var free = free(solution.lengths, in: length)
    let stretches = free > 0
    guard abs(free) > Self.noise, !stretches || fillsByStretching else { return }
    let elastic = items.indices.filter { items[$0].isElastic }
    let candidates = elastic.filter { room(of: $0, solution, stretches) > Self.noise }
    if candidates.count > 1 { solution.choice = (stretches, abs(free)) }
    for index in stretches ? candidates : candidates.reversed() {
      let change = min(abs(free), room(of: index, solution, stretches))
      solution.lengths[index] += stretches ? change : -change
      free -= stretches ? change : -change
    }
  }

  /// How far a child can be stretched or shrunk.
  private func room(of index: Int, _ solution: Solution, _ stretches: Bool) -> Double {
    stretches ? items[index].most - solution.lengths[index] : solution.lengths[index] - items[index].least
  }

  /// A single child with nothing to keep a distance from is tied to both ends.
  private var fillsByStretching: Bool {
    distribution == .fill || distribution == .equalSpacing && items.count == 1
  }

  private func positions(of lengths: [Double], in length: Double) -> [Double] {
    let free = free(lengths, in: length)
    let (before, between) = spread(abs(free) > Self.noise ? free : 0)
    var position = before
    return zip(items, lengths).map { item, length in
      defer { position += length + item.gapAfter + between }
      return position
    }
  }

  /// What goes before the first child, and what goes into each gap on top of the spacing.
  private func spread(_ free: Double) -> (before: Double, between: Double) {
    let count = Double(items.count)
    switch distribution {
    case .fill, .fillEqually, .start: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .equalSpacing: return (0, items.count > 1 ? max(0, free) / (count - 1) : 0)
    case .spaceAround: return (max(0, free) / count / 2, max(0, free) / count)
    case .spaceEvenly: return (max(0, free) / (count + 1), max(0, free) / (count + 1))
    }
  }
}
