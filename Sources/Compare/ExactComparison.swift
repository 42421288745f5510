public import Graphics

/// Compares two pictures bit by bit.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
/// - Returns: a verdict; pictures of different sizes are compared where both have pixels.
public func compare(expected: Bitmap, actual: Bitmap) -> Verdict {
  let difference = exactDifference(expected, actual)
  guard expected.width == actual.width, expected.height == actual.height else {
    return .sizesDiffer(
      SizeDifference(
        expected: .init(width: expected.width, height: expected.height),
        actual: .init(width: actual.width, height: actual.height), overlap: difference))
  }
  return difference.map(Verdict.different) ?? .identical
}

private func exactDifference(_ expected: Bitmap, _ actual: Bitmap) -> Difference? {
  var counter = DifferenceCounter()
  forEachDifference(expected, actual) { counter.add(x: $0, y: $1, expected: $2, actual: $3) }
  return counter.difference(of: min(expected.width, actual.width) * min(expected.height, actual.height))
}
