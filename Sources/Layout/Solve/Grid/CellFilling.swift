/// Finds free cells line by line (CSS Grid Layout, "grid item placement algorithm").
struct CellFilling {
  private var taken = CellOccupancy()
  /// The positions in a line.
  private var minorCount: Int
  /// Where the last child that did not say its line was put.
  private var cursor = (major: 0, minor: 0)

  init(_ wishes: [CellWish], named: Int) {
    minorCount = wishes.reduce(named) { max($0, ($1.minor ?? 0) + $1.minorSpan) }
  }

  /// The cells of every child, in their order.
  mutating func areas(for wishes: [CellWish]) -> [CellOccupancy.Area] {
    var areas: [CellOccupancy.Area?] = Array(repeating: nil, count: wishes.count)
    for (index, wish) in wishes.enumerated() {
      guard let major = wish.major, let minor = wish.minor else { continue }
      areas[index] = take(wish.area(major, minor))
    }
    // In a line that is said, each is after the one before, wherever there is room.
    var ends: [Int: Int] = [:]
    for (index, wish) in wishes.enumerated() where wish.minor == nil {
      guard let major = wish.major else { continue }
      let area = take(firstFree(for: wish, in: major, from: ends[major] ?? 0))
      ends[major] = area.minor.upperBound
      minorCount = max(minorCount, area.minor.upperBound)
      areas[index] = area
    }
    return zip(wishes, areas).map { wish, area in area ?? next(for: wish) }
  }

  private mutating func take(_ area: CellOccupancy.Area) -> CellOccupancy.Area {
    taken.take(area)
    return area
  }

  private func firstFree(for wish: CellWish, in major: Int, from start: Int) -> CellOccupancy.Area {
    var area = wish.area(major, start)
    while let obstacle = taken.obstacle(in: area) { area = wish.area(major, obstacle.minor + 1) }
    return area
  }

  /// The next free cells after the last child that did not say its line.
  private mutating func next(for wish: CellWish) -> CellOccupancy.Area {
    if let minor = wish.minor {
      if minor < cursor.minor { cursor.major += 1 }
      cursor.minor = minor
      while let obstacle = taken.obstacle(in: wish.area(cursor.major, minor)) { cursor.major = obstacle.major + 1 }
      return take(wish.area(cursor.major, minor))
    }
    var isWhole = cursor.minor == 0
    while true {
      guard cursor.minor + wish.minorSpan <= minorCount else {
        // Where no place of a line will do, none does before there is less in the way.
        cursor = (isWhole ? taken.change(after: cursor.major) : cursor.major + 1, 0)
        isWhole = true
        continue
      }
      let area = wish.area(cursor.major, cursor.minor)
      guard let obstacle = taken.obstacle(in: area) else { return take(area) }
      cursor.minor = obstacle.minor + 1
    }
  }
}
