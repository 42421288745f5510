import Graphics

/// Gathers the figures of a `Difference` pixel by pixel, in integers, so that no order of adding can change them.
struct DifferenceCounter {
  private var count = 0
  private var largest = 0
  private var sum = 0
  private var (left, right) = (Int.max, Int.min)
  private var (top, bottom) = (Int.max, Int.min)

  mutating func add(x: Int, y: Int, expected: UInt32, actual: UInt32) {
    let delta = channelDelta(expected, actual)
    count += 1
    sum += delta
    largest = max(largest, delta)
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Nil where no pixel was added.
  func difference(of totalPixels: Int) -> Difference? {
    guard count > 0 else { return nil }
    return Difference(
      differentPixels: count, totalPixels: totalPixels, maxChannelDelta: largest,
      meanChannelDelta: Double(sum) / Double(count),
      box: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  }
}

/// The largest difference of the four channels of two words, 0 to 255.
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  let colors = max(byteDelta(first, second, 0), byteDelta(first, second, 8))
  return max(colors, byteDelta(first, second, 16), byteDelta(first, second, 24))
}

private func byteDelta(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int {
  abs(Int(first &>> shift & 0xFF) &- Int(second &>> shift & 0xFF))
}
