import Graphics

/// Looks for one movement, of at most 64 pixels each way, that accounts for what differs within a box.
struct MovementSearch {
  /// The furthest movement that is looked for, in pixels.
  static let reach = 64

  let expected: PixelPlane
  let actual: PixelPlane
  let box: PixelRect

  func shift() -> Shift? {
    let different = expected.differentPixels(box, from: actual, x: box.x, y: box.y)
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

  /// The offsets that most patches voted for, at most three.
  private func candidates() -> [Offset] {
    let patches = PatchIndex(expected, other: actual, box: box)
    let side = 2 * Self.reach + 1
    var votes = [Int](repeating: 0, count: side * side)
    for (dx, dy) in patches.offsets(in: actual, other: expected, box: box, reach: Self.reach) {
      votes[(dy + Self.reach) * side + dx + Self.reach] += 1
    }
    let order = votes.indices.filter { votes[$0] > 0 && $0 != votes.count / 2 }.sorted { first, second in
      votes[first] == votes[second] ? first < second : votes[first] > votes[second]
    }
    return order.prefix(3).map { Offset(dx: $0 % side - Self.reach, dy: $0 / side - Self.reach) }
  }

  /// How many pixels that differ a movement leaves open; nil where they are more than the limit.
  ///
  /// What is there now must have stood where it came from, and what stood there must be where it went, unless it left
  /// the picture.
  private func remaining(after offset: Offset, limit: Int) -> Int? {
    var count = 0
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX {
        let (before, after) = (expected.word(x, y), actual.word(x, y))
        if before == after { continue }
        let came = expected.word(atMost: x - offset.dx, y - offset.dy) == after
        let went = actual.word(atMost: x + offset.dx, y + offset.dy).map { $0 == before } ?? true
        if !came || !went { count += 1 }
      }
      if count > limit { return nil }
    }
    return count
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

  /// A pixel's word; nil outside the picture.
  @inline(__always)
  fileprivate func word(atMost x: Int, _ y: Int) -> UInt32? {
    x < 0 || y < 0 || x >= width || y >= height ? nil : word(x, y)
  }
}
