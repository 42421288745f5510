import Compare
import Graphics
import PNG

/// The file of a picture that shows how two pictures differ; of two that blink, an animation.
func paintedDifference(
  _ kind: PictureKind, expected: StraightBitmap, actual: StraightBitmap, _ comparison: Comparison
) -> [UInt8] {
  let pictures = DifferencePainter(expected: expected, actual: actual, comparison: comparison).paint(kind)
  guard pictures.count == 1 else {
    return animatedPNG(
      frames: pictures.map(\.straight), delay: 700, level: pictureLevel, provenance: differenceProvenance)
  }
  return switch pictures[0] {
  case .indexed(let picture): EncodedPNG(picture, level: pictureLevel).file(provenance: differenceProvenance)
  case .bitmap(let picture): EncodedPNG(picture, level: pictureLevel).file(provenance: differenceProvenance)
  }
}

/// These pictures are made often and kept seldom.
private let pictureLevel = 1
