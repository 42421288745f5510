import Graphics
import Layout
import Problems
import Scene

/// What is seen and touched of all views, in painting order.
struct MarkedViews {
  private let screen: LintedScreen
  private let marks: [Mark]
  /// The number of the first mark of each view, and after the last view that of all.
  private let starts: [Int]
  /// How many marks before each one have a meaning of their own, as paint has none.
  private let meanings: [Int]
  /// What is around all marks of a view and of those in it; nil where it has none.
  private let bounds: [Rect?]
  private let collisions: CollisionRules
  /// The marks of children in the order in which pairs look at them.
  private var sorted: [Int: [Mark]] = [:]
  /// How many pairs of views, marks of a pair, and pairs of marks were looked at, which is what it costs.
  private(set) var looks = 0

  init(_ screen: LintedScreen) {
    var marks: [Mark] = []
    var starts: [Int] = []
    for index in screen.views.indices {
      starts.append(marks.count)
      guard screen.isShown[index] else { continue }
      marks += screen.marks(of: index)
    }
    starts.append(marks.count)
    (self.screen, self.marks, self.starts) = (screen, marks, starts)
    meanings = marks.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1.kind == .surface ? 0 : 1)) }
    bounds = Self.bounds(of: marks, starts, screen.views)
    collisions = CollisionRules(screen)
  }

  private static func bounds(of marks: [Mark], _ starts: [Int], _ views: [PlacedView]) -> [Rect?] {
    var bounds = views.indices.map { index in
      marks[starts[index]..<starts[index + 1]].map(\.area).reduce(Rect?.none) { $0?.union($1) ?? $1 }
    }
    for index in views.indices.reversed() {
      guard let parent = views[index].parent, let own = bounds[index] else { continue }
      bounds[parent] = bounds[parent]?.union(own) ?? own
    }
    return bounds
  }

  /// The overlaps of siblings, one at most for each of them: with the one furthest back that it is on.
  mutating func overlaps(of children: [Int], inGrid isGrid: Bool) -> [Found] {
    sorted = [:]
    let seen = children.compactMap { child in bounds[child].map { Sweep.Item(view: child, area: $0) } }
    var sweep = Sweep(seen, isWanted: { has(meaning: $0.view) })
    var worst: [Int: (behind: Int, collision: Collision)] = [:]
    while let (first, second) = sweep.next() {
      let (behind, front) = (min(first, second), max(first, second))
      if let known = worst[front], known.behind <= behind { continue }
      // Paint alone may be behind anything.
      guard has(meaning: behind), !isGrid || !isPlaced(behind) || !isPlaced(front) else { continue }
      if let collision = overlap(of: front, over: behind) { worst[front] = (behind, collision) }
    }
    looks += sweep.looks
    return worst.keys.sorted().compactMap { front in worst[front].map { found($0.collision) } }
  }

  /// Whether there is more than paint in a view.
  private func has(meaning view: Int) -> Bool {
    meanings[starts[screen.views[view].subtreeEnd]] > meanings[starts[view]]
  }

  /// What is told is about those inside the siblings that meet.
  private func found(_ collision: Collision) -> Found {
    let (front, behind, area) = (collision.front, collision.behind, collision.area)
    let (width, height) = (screen.points(area.width), screen.points(area.height))
    let path = screen.views[behind.view].path
    let finding = LintFinding.overlap(
      screen.subject(of: front), with: path, width: width, height: height, isHiding: collisions.hides(front, behind))
    return Found(.overlap, finding, extent: min(width, height), at: front.view, with: behind.view)
  }

  /// Whether the author says both the column and the row.
  private func isPlaced(_ child: Int) -> Bool {
    let cell = screen.views[child].style.cell
    return cell.column != nil && cell.row != nil
  }

  /// What a view covers of another one that it should not.
  private mutating func overlap(of front: Int, over behind: Int) -> Collision? {
    guard let upper = bounds[front], let lower = bounds[behind] else { return nil }
    let shared = upper.intersection(lower)
    guard screen.counts(shared) else { return nil }
    let (above, below) = (marks(of: front), marks(of: behind))
    var search = CollisionSearch(shared: shared, rules: collisions)
    defer { looks += search.looks }
    return search.first(of: above, over: below)
  }

  /// The marks of a view and all in it from top to bottom, sorted once however many pairs it is in.
  private mutating func marks(of view: Int) -> [Mark] {
    if let known = sorted[view] { return known }
    let own = marks[starts[view]..<starts[screen.views[view].subtreeEnd]]
    let order = own.enumerated().sorted { ($0.element.area.y, $0.offset) < ($1.element.area.y, $1.offset) }
      .map(\.element)
    sorted[view] = order
    return order
  }
}
