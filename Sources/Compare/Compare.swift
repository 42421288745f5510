public import Graphics

/// Compares two pictures.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
///   - options: the rule, what may be found, and what is left out; those of no argument are the strictest.
/// - Returns: a verdict; pictures of different sizes are compared where both have pixels, upper left corner on upper
///   left corner.
public func compare(expected: Bitmap, actual: Bitmap, options: ComparisonOptions = ComparisonOptions()) -> Verdict {
  comparison(expected: StraightBitmap(expected), actual: StraightBitmap(actual), options: options).verdict
}

/// Compares two pictures as files store them; see the comparison of bitmaps.
package func compare(
  expected: StraightBitmap, actual: StraightBitmap, options: ComparisonOptions = ComparisonOptions()
) -> Verdict {
  comparison(expected: expected, actual: actual, options: options).verdict
}

/// Compares two pictures, and keeps what each pixel was found to be for whoever paints it.
package func comparison(
  expected: StraightBitmap, actual: StraightBitmap, options: ComparisonOptions = ComparisonOptions()
) -> Comparison {
  let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
  var bytes = [UInt8](repeating: 0, count: width * height)
  var (count, largest, sum) = (0, 0, 0)
  var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
  for y in 0..<height {
    for x in 0..<width {
      let (a, b) = (expected.pixels[y * expected.width + x], actual.pixels[y * actual.width + x])
      if a == b { continue }
      bytes[y * width + x] = PixelClasses.different
      let delta = channelDelta(a, b)
      (count, largest, sum) = (count + 1, max(largest, delta), sum + delta)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
  }
  let sameSize = expected.width == actual.width && expected.height == actual.height
  let verdict = Verdict(
    status: !sameSize ? .sizeChanged : count == 0 ? .identical : .different, mode: options.mode,
    expectedSize: PixelSize(width: expected.width, height: expected.height),
    actualSize: PixelSize(width: actual.width, height: actual.height), comparedPixels: width * height,
    differentPixels: count, maxChannelDelta: Double(largest),
    meanChannelDelta: count == 0 ? 0 : Double(sum) / Double(count),
    box: count == 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1))
  return Comparison(verdict: verdict, classes: count == 0 ? nil : PixelClasses(width: width, height: height, bytes: bytes))
}
