import Graphics

/// One mark on another.
struct Collision {
  var front: Mark
  var behind: Mark

  var area: Rect { front.area.intersection(behind.area) }
}

/// Looks for the first of some marks that are on others and should not be, from top to bottom.
struct CollisionSearch {
  /// What the two views have in common; nothing else matters.
  let shared: Rect
  let rules: CollisionRules
  private var openAbove: [Mark] = []
  private var openBelow: [Mark] = []
  /// How many marks, and pairs of them, were looked at.
  private(set) var looks = 0

  init(shared: Rect, rules: CollisionRules) { (self.shared, self.rules) = (shared, rules) }

  /// The first collision of marks that stand from top to bottom; of two at the same height the one below goes first.
  mutating func first(of above: [Mark], over below: [Mark]) -> Collision? {
    var (upper, lower) = (above[...], below[...])
    while let next = Self.takeNext(&upper, &lower) {
      looks += 1
      guard next.mark.area.y < shared.maxY else { return nil }
      if !next.isAbove, next.mark.kind == .surface { continue }
      guard rules.screen.counts(next.mark.area.intersection(shared)) else { continue }
      if let collision = add(next.mark, isAbove: next.isAbove) { return collision }
    }
    return nil
  }

  private static func takeNext(
    _ upper: inout ArraySlice<Mark>, _ lower: inout ArraySlice<Mark>
  ) -> (mark: Mark, isAbove: Bool)? {
    guard let above = upper.first else { return lower.popFirst().map { ($0, false) } }
    if let below = lower.first, below.area.y <= above.area.y { return lower.popFirst().map { ($0, false) } }
    return upper.popFirst().map { ($0, true) }
  }

  private mutating func add(_ mark: Mark, isAbove: Bool) -> Collision? {
    openAbove.removeAll { $0.area.maxY <= mark.area.y }
    openBelow.removeAll { $0.area.maxY <= mark.area.y }
    let others = isAbove ? openBelow : openAbove
    looks += others.count
    if let other = others.first(where: { isAbove ? rules.collide(mark, over: $0) : rules.collide($0, over: mark) }) {
      return isAbove ? Collision(front: mark, behind: other) : Collision(front: other, behind: mark)
    }
    if isAbove { openAbove.append(mark) } else { openBelow.append(mark) }
    return nil
  }
}
