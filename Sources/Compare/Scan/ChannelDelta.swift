/// The largest difference of the four channels of two straight words, 0 to 255.
@inline(__always)
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  // With the alphas of most pixels, which are the same, nothing is compared.
  let colors = max(byteDelta(first, second, 0), byteDelta(first, second, 8), byteDelta(first, second, 16))
  return first &>> 24 == second &>> 24 ? colors : max(colors, byteDelta(first, second, 24))
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
  abs(Int(first &>> shift & 0xFF) &- Int(second &>> shift & 0xFF))
}
