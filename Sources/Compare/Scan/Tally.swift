import Graphics

/// Gathers the figures of a verdict pixel by pixel, in integers, so that no order of adding can change them.
///
/// Channel deltas are in 257ths of a level, which is what pictures of 8 and of 16 bits a channel have in common.
struct Tally {
  /// How many pixels, and what their channel deltas come to.
  struct Group {
    var count = 0
    var largest = 0
    var sum = 0

    @inline(__always)
    mutating func add(_ delta: Int) {
      count &+= 1
      sum &+= delta
      largest = Swift.max(largest, delta)
    }

    /// In levels.
    var max: Double { Double(largest) / 257 }
    /// In levels.
    var mean: Double { count > 0 ? Double(sum) / Double(257 * count) : 0 }
  }

  var different = Group()
  var below = Group()
  var forgiven = 0
  private var (left, right) = (Int.max, Int.min)
  private var (top, bottom) = (Int.max, Int.min)

  /// Counts a pixel that differs; rows come in order.
  @inline(__always)
  mutating func addDifferent(x: Int, y: Int, delta: Int) {
    different.add(delta)
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), y)
  }

  /// The smallest rectangle that holds all pixels that differ.
  var box: PixelRect? {
    guard different.count > 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Whether every pixel compared was the same.
  var isClean: Bool { different.count == 0 && below.count == 0 && forgiven == 0 }
}
