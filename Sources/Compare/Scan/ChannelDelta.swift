// Without `max` and `abs`, which are calls of generic functions where nothing is optimised.

/// The largest difference of the four channels of two straight words, 0 to 255.
@inline(__always)
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  let blue = byteDelta(first, second, 0)
  let green = byteDelta(first, second, 8)
  var largest = blue > green ? blue : green
  let red = byteDelta(first, second, 16)
  if red > largest { largest = red }
  let alpha = byteDelta(first, second, 24)
  return alpha > largest ? alpha : largest
}

/// The largest difference of the four channels of two straight wide words, 0 to 65535.
func channelDelta(wide first: UInt64, _ second: UInt64) -> Int {
  var largest = 0
  for shift: UInt64 in [0, 16, 32, 48] {
    largest = max(largest, abs(Int(first &>> shift & 0xFFFF) &- Int(second &>> shift & 0xFFFF)))
  }
  return largest
}

@inline(__always)
private func byteDelta(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int {
  let delta = Int(first &>> shift & 0xFF) &- Int(second &>> shift & 0xFF)
  return delta < 0 ? 0 &- delta : delta
}
