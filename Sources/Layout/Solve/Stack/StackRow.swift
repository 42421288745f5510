import Scene

/// The arithmetic of a stack along its axis: lengths and gaps in, positions and lengths out.
///
/// What it gives is what the constraints ask for that UIStackView makes: those with the higher priority first, and
/// where they leave a choice, the first view is stretched and the last one shrunk.
struct StackRow {
  /// One child.
  struct Item {
    /// The length it wants, its own bounds kept.
    var length: Double
    /// Its share of what is left; zero wants none.
    var weight = 0.0
    /// Whether it gives way or grows where the stack asks for it.
    var isElastic = false
    /// How firmly it resists growing and giving way; 1000 does not.
    var hugging = 250, resistance = 750
    /// Whether its length is said, and so nothing that the stack may choose.
    var isSaid = false
    /// The bounds of its length.
    var least = 0.0
    var most = Double.farthest
    /// The gap to the next child.
    var gapAfter = 0.0

    /// The length kept within the bounds; where they contradict, the least wins.
    func bounded(_ length: Double) -> Double { max(min(length, most), least) }

    /// The bounds within which it may be made another length than the one it wants.
    var range: (least: Double, most: Double) { isSaid ? (length, length) : (least, max(least, most)) }
  }

  /// Where everything goes.
  struct Solution {
    var positions: [Double]
    var lengths: [Double]
    /// Children of which some were stretched or shrunk where others could have been as well.
    var choice: (isStretched: Bool, among: [Int])?
  }

  let items: [Item]
  let distribution: StackSpec.Distribution
  /// The length around the stack's margins, where UIStackView shares that one out.
  let outer: Double?
  let gaps: Double

  /// Differences below this are noise of sums; points.
  static let noise = 1e-6

  /// - Parameters:
  ///   - items: The children.
  ///   - distribution: What is done with what is left or lacking.
  ///   - outer: Of `fillProportionally` by UIKit's arithmetic, the length of the stack with its margins.
  init(_ items: [Item], distribution: StackSpec.Distribution, outer: Double? = nil) {
    self.items = distribution == .equalSpacing ? items.withEqualGaps : items
    self.distribution = distribution
    self.outer = outer
    gaps = self.items.dropLast().reduce(0) { $0 + $1.gapAfter }
  }

  /// The length of a stack that hugs its children.
  var huggedLength: Double {
    switch distribution {
    case .fillEqually: (equalLength * Double(items.count) + gaps).size
    case .equalCentering: centredLength.size
    default: items.reduce(gaps) { $0 + $1.length }.size
    }
  }

  /// The length that all children get where they are equal and the stack hugs them: the longest content is to fit, and
  /// what children say of themselves comes first.
  private var equalLength: Double {
    var (length, least, most) = (0.0, 0.0, Double.farthest)
    for item in items {
      let range = item.range
      (length, least, most) = (max(length, item.length), max(least, range.least), min(most, range.most))
    }
    return max(min(length, most), least)
  }

  /// Shares out a length.
  func solve(in length: Double) -> Solution {
    guard !items.isEmpty else { return Solution(positions: [], lengths: []) }
    var solution = Solution(positions: [], lengths: items.map(\.length))
    switch distribution {
    case .fillEqually:
      let share = ((length - gaps) / Double(items.count)).size
      solution.lengths = Array(repeating: share, count: items.count)
    case .fillProportionally: solution.lengths = proportionalLengths(in: length)
    case .fill, .equalSpacing, .equalCentering, .start, .center, .end, .spaceAround, .spaceEvenly:
      fillByWeight(&solution, in: length)
      stretchOrShrink(&solution, in: length)
    }
    solution.positions = positions(of: solution.lengths, in: length)
    return solution
  }

  /// What lengths and gaps leave of the stack; negative where they are too long for it.
  func free(_ lengths: [Double], in length: Double) -> Double { length - lengths.reduce(gaps, +) }

  /// Children with a weight take what the others leave.
  private func fillByWeight(_ solution: inout Solution, in length: Double) {
    let sharing = items.filter { $0.weight > 0 }
    guard !sharing.isEmpty else { return }
    let indices = items.indices.lazy.filter { items[$0].weight > 0 }
    for index in indices { solution.lengths[index] = 0 }
    let shares = WeightedShares(sharing).lengths(of: free(solution.lengths, in: length))
    for (index, share) in zip(indices, shares) { solution.lengths[index] = share }
  }
}

extension [StackRow.Item] {
  /// The same children with the widest of their gaps everywhere, since gaps that are equal are all as wide as that.
  fileprivate var withEqualGaps: [StackRow.Item] {
    guard let widest = dropLast().map(\.gapAfter).max() else { return self }
    return map { item in
      var item = item
      item.gapAfter = widest
      return item
    }
  }
}
