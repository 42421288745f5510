import Graphics

/// The pairs of rectangles that meet, of which one at least is wanted.
///
/// A line goes over them along the axis on which they reach over less of each other, so that few are under it at once.
struct Sweep {
  struct Item {
    var view: Int
    var area: Rect
  }

  fileprivate struct Entry {
    var view: Int
    var near, far: Double
    /// On the other axis.
    var left, right: Double
    var isWanted: Bool
  }

  private let order: [Entry]
  private var position = 0
  private var open: (wanted: [Entry], other: [Entry]) = ([], [])
  private var found: [(Int, Int)] = []
  /// How many pairs were looked at, whether they meet or not.
  private(set) var looks = 0

  init(_ items: [Item], isWanted: (Item) -> Bool) {
    let isHorizontal = Self.isHorizontal(items)
    order = items.map { item in
      let (area, wanted) = (item.area, isWanted(item))
      return isHorizontal
        ? Entry(view: item.view, near: area.x, far: area.maxX, left: area.y, right: area.maxY, isWanted: wanted)
        : Entry(view: item.view, near: area.y, far: area.maxY, left: area.x, right: area.maxX, isWanted: wanted)
    }.sorted { ($0.near, $0.view) < ($1.near, $1.view) }
  }

  /// Where rectangles fill less of the length of all together, fewer of them are side by side.
  private static func isHorizontal(_ items: [Item]) -> Bool {
    guard let first = items.first else { return false }
    let all = items.reduce(first.area) { $0.union($1.area) }
    let (across, along) = items.reduce((0.0, 0.0)) { ($0.0 + $1.area.width, $0.1 + $1.area.height) }
    return across * all.height < along * all.width
  }

  /// The numbers of the next two that meet; nil after the last ones.
  mutating func next() -> (Int, Int)? {
    while found.isEmpty, position < order.count { step() }
    return found.popLast()
  }

  private mutating func step() {
    let next = order[position]
    position += 1
    open.wanted.removeAll { $0.far <= next.near }
    looks += open.wanted.count
    for other in open.wanted where other.meets(next) { found.append((other.view, next.view)) }
    guard next.isWanted else { return open.other.append(next) }
    open.other.removeAll { $0.far <= next.near }
    looks += open.other.count
    for other in open.other where other.meets(next) { found.append((other.view, next.view)) }
    open.wanted.append(next)
  }
}

extension Sweep.Entry {
  fileprivate func meets(_ other: Sweep.Entry) -> Bool { right > other.left && left < other.right }
}
