import Graphics

extension PixelRect {
  /// What of the rectangle lies within a picture; nil where nothing does.
  func clipped(width: Int, height: Int) -> PixelRect? {
    let (left, top) = (max(x, 0), max(y, 0))
    let right = min(saturatingSum(x, self.width), width)
    let bottom = min(saturatingSum(y, self.height), height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

private func saturatingSum(_ first: Int, _ second: Int) -> Int {
  let (sum, overflows) = first.addingReportingOverflow(second)
  guard overflows else { return sum }
  return first < 0 ? .min : .max
}
