package import Graphics

/// Says what happened between two pictures where that is more than a change in place.
///
/// Rows and columns that came or went are found by aligning hashes of lines, content that moved by hashes of small
/// patches at its edges. Nothing is told that does not account for nearly all of the difference: the pixels that remain
/// are counted, and something with edges must stand elsewhere, so that noise, other colours and gradients are no shifts.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
///   - box: where the pictures differ by the rule of the comparison; nil where they do not. Looked at where all bits
///     together, which may differ elsewhere as well, tell nothing.
/// - Returns: rows or columns from the first to the last one, or one movement; empty where there is nothing to tell. All
///   have the same `area`, the part of the actual picture that was looked at, and the same `remainingDifferentPixels`,
///   what differs in it bit by bit once all of them are taken out. `at` is a line of the actual picture where lines came
///   and of the expected one where they went. Rows that were pushed out of a picture of unchanged size are not told.
package func shifts(expected: StraightBitmap, actual: StraightBitmap, box: PixelRect?) -> [Shift] {
  withPlanes(expected, actual) { expected, actual in
    let search = ShiftSearch(expected: expected, actual: actual)
    return expected.width == actual.width && expected.height == actual.height
      ? search.sameSize(box) : search.otherSize()
  } ?? []
}
