import Compare
import Graphics
import PNG

/// The file of a picture that shows how two pictures differ; of two that blink, an animation.
///
/// The comparison is left without its classes, in whose memory an overlay is painted.
func paintedDifference(
  _ kind: PictureKind, expected: StraightBitmap, actual: StraightBitmap, taking comparison: inout Comparison
) -> [UInt8] {
  var painter = DifferencePainter(expected: expected, actual: actual, taking: &comparison)
  if kind == .overlay, let picture = painter.overlayRows() {
    return EncodedPNG(
      rows: picture.bytes, width: picture.width, height: picture.height, palette: picture.palette,
      level: indexedLevel
    ).file(provenance: differenceProvenance)
  }
  let pictures = painter.paint(kind)
  guard pictures.count == 1 else {
    return animatedPNG(
      frames: pictures.map(\.straight), delay: 700, level: colorLevel, provenance: differenceProvenance)
  }
  return switch pictures[0] {
  case .indexed(let picture): EncodedPNG(picture, level: indexedLevel).file(provenance: differenceProvenance)
  case .bitmap(let picture): EncodedPNG(picture, level: colorLevel).file(provenance: differenceProvenance)
  }
}

// These pictures are made often and kept seldom. With a palette the second level is both faster and smaller.
private let indexedLevel = 2
private let colorLevel = 1
