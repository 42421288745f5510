import Graphics

/// Looks for one movement, of at most 64 pixels each way, that accounts for what differs within a box.
struct MovementSearch {
  /// The furthest movement that is looked for, in pixels.
  static let reach = 64

  let expected: PixelPlane
  let actual: PixelPlane
  let box: PixelRect
  let unequal: UnequalLines

  func shift() -> Shift? {
    let different = (box.y..<box.maxY).reduce(0) { $0 + (unequal.holdsRow($1) ? differentPixels($1) : 0) }
    // A few specks may well be the same by chance.
    guard different >= 16, actual.pixelsWithOtherEdges(box, than: expected, upTo: 4) >= 4 else { return nil }
    var best: (offset: Offset, remaining: Int)?
    for offset in candidates() {
      let limit = (best?.remaining ?? different / 8 + 1) - 1
      if let remaining = remaining(after: offset, limit: limit) { best = (offset, remaining) }
    }
    return best.map { best in
      Shift(
        kind: .moved, dx: best.offset.dx, dy: best.offset.dy, area: box, remainingDifferentPixels: best.remaining)
    }
  }

  private func differentPixels(_ y: Int) -> Int {
    let row = PixelRect(x: box.x, y: y, width: box.width, height: 1)
    return expected.differentPixels(row, from: actual, x: box.x, y: y)
  }

  /// The offsets that most patches voted for, at most three, and only those with a quarter of the patches behind them:
  /// of content that moved, nearly all patches are found again.
  private func candidates() -> [Offset] {
    let patches = PatchIndex(expected, other: actual, box: box)
    let side = 2 * Self.reach + 1
    var votes = [Int](repeating: 0, count: side * side)
    for (dx, dy) in patches.offsets(in: actual, other: expected, box: box, reach: Self.reach) {
      votes[(dy + Self.reach) * side + dx + Self.reach] += 1
    }
    let quorum = max(patches.uniqueCount / 4, 1)
    let order = votes.indices.filter { votes[$0] >= quorum && $0 != votes.count / 2 }.sorted {
      first, second in
      votes[first] == votes[second] ? first < second : votes[first] > votes[second]
    }
    return order.prefix(3).map { Offset(dx: $0 % side - Self.reach, dy: $0 / side - Self.reach) }
  }

  /// How many pixels that differ a movement leaves open; nil where they are more than the limit.
  ///
  /// What is there now must have stood where it came from. What stood there before must have gone along, or is covered
  /// by something that left its own place.
  private func remaining(after offset: Offset, limit: Int) -> Int? {
    var count = 0
    for y in box.y..<box.maxY where unequal.holdsRow(y) {
      for x in box.x..<box.maxX {
        let (before, after) = (expected.word(x, y), actual.word(x, y))
        if before != after && !isExplained(x, y, offset, before, after) { count += 1 }
      }
      if count > limit { return nil }
    }
    return count
  }

  private func isExplained(_ x: Int, _ y: Int, _ offset: Offset, _ before: UInt32, _ after: UInt32) -> Bool {
    let (fromX, fromY) = (x &- offset.dx, y &- offset.dy)
    guard expected.contains(fromX, fromY), expected.word(fromX, fromY) == after else { return false }
    if actual.word(fromX, fromY) != after { return true }
    let (toX, toY) = (x &+ offset.dx, y &+ offset.dy)
    return !actual.contains(toX, toY) || actual.word(toX, toY) == before
  }
}

/// How far something moved to the right and down.
struct Offset: Hashable {
  var dx: Int
  var dy: Int
}

extension PixelPlane {
  @inline(__always)
  func word(_ x: Int, _ y: Int) -> UInt32 { words[y &* width &+ x] }

  @inline(__always)
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
