import Compare
import Graphics
import PNG

/// The file of a picture that shows how two pictures differ.
func paintedDifference(
  _ kind: PictureKind, expected: StraightBitmap, actual: StraightBitmap, _ comparison: Comparison
) -> [UInt8] {
  encodePNG(differencePicture(expected: Bitmap(expected), actual: Bitmap(actual)), level: 1)
}
