public import Graphics

/// Compares two pictures and paints where they differ, for people to look at.
///
/// The expected picture, grey and light, lies below. Pixels that differ are red, those that look like antialiasing
/// yellow; what only one of the pictures covers is violet, what neither covers white, and what was left out bluish. The
/// picture is opaque and has the larger width and the larger height of the two; where those would be more than 2^28
/// pixels, which takes two long strips, it has the actual picture's size.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
///   - options: how they are compared.
/// - Returns: the painted picture.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = ComparisonOptions()
) -> Bitmap {
  let painter = DifferencePainter(
    expected: StraightBitmap(expected), actual: StraightBitmap(actual),
    comparison: comparison(expected: expected, actual: actual, options: options))
  return Bitmap(painter.overlay().straight)
}
