/// The largest difference of the four channels of two words, 0 to 255.
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  let colors = max(byteDelta(first, second, 0), byteDelta(first, second, 8))
  return max(colors, byteDelta(first, second, 16), byteDelta(first, second, 24))
}

private func byteDelta(_ first: UInt32, _ second: UInt32, _ shift: UInt32) -> Int {
  abs(Int(first &>> shift & 0xFF) &- Int(second &>> shift & 0xFF))
}
