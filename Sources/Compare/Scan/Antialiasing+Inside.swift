extension Antialiasing {
  /// The test for a pixel with eight neighbours: most are settled by three that are the same, and those of opaque
  /// colours by sums in integers.
  @inline(__always)
  func holdsInside(_ x: Int, _ y: Int) -> Bool {
    let pixels = Neighborhood(picture.words + (y &* picture.stride &+ x), picture.stride)
    if pixels.equal > 2 { return false }
    return pixels.isOpaque ? holds(pixels, x, y) : holdsAnywhere(x, y)
  }

  @inline(__always)
  private func holds(_ pixels: Neighborhood, _ x: Int, _ y: Int) -> Bool {
    var ends = SlopeEnds(center: YIQ.units(pixels.center))
    ends.add(pixels.leftAbove, 0)
    ends.add(pixels.left, 1)
    ends.add(pixels.leftBelow, 2)
    ends.add(pixels.above, 3)
    ends.add(pixels.below, 5)
    ends.add(pixels.rightAbove, 6)
    ends.add(pixels.right, 7)
    ends.add(pixels.rightBelow, 8)
    guard ends.rises && ends.falls else { return false }
    return isFlat(at: ends.brightest, x, y) || isFlat(at: ends.darkest, x, y)
  }

  @inline(__always)
  private func isFlat(at place: Int, _ x: Int, _ y: Int) -> Bool {
    // Column by column: 0, 1 and 2 are those to the left.
    isFlat(x &+ place / 3 &- 1, y &+ place % 3 &- 1)
  }
}

/// The brightest and the darkest neighbour of an opaque pixel; of several the first.
private struct SlopeEnds {
  let center: Int
  // How much brighter the pixel is, with the place in the lowest four bits, so that one comparison settles both.
  private var least = Int.max
  private var most = Int.min

  @inline(__always)
  init(center: Int) { self.center = center }

  @inline(__always)
  mutating func add(_ word: UInt32, _ place: Int) {
    let delta = (center &- YIQ.units(word)) &<< 4
    least = min(least, delta | place)
    most = max(most, delta | (8 &- place))
  }

  @inline(__always)
  var rises: Bool { least < 0 }
  @inline(__always)
  var falls: Bool { most >= 16 }
  @inline(__always)
  var brightest: Int { least & 15 }
  @inline(__always)
  var darkest: Int { 8 &- most & 15 }
}
